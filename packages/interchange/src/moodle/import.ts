import { refuseUnlessOneRight } from '../gift/answers.js';
import { collect, type ExchangeQuestion, type Imported, Unusable } from '../question.js';
import { type MoodleFormat, moodleToMarkdown } from '../text/moodle-text.js';
import { child, childrenOf, type Element, elementsOf, textIn } from './elements.js';

/** Moodle's types, as the screens of Moodle in Portuguese call them. */
const KINDS: Record<string, string> = {
  essay: 'dissertativa',
  shortanswer: 'de resposta curta',
  numerical: 'numérica',
  matching: 'de associação',
  cloze: 'de respostas embutidas (cloze)',
  multianswer: 'de respostas embutidas (cloze)',
  calculated: 'calculada',
  calculatedmulti: 'de múltipla escolha calculada',
  calculatedsimple: 'calculada simples',
  ddwtos: 'de arrastar e soltar sobre o texto',
  ddimageortext: 'de arrastar e soltar sobre imagem',
  ddmarker: 'de arrastar e soltar marcadores',
  gapselect: 'de selecionar palavras que faltam',
  ordering: 'de ordenação',
  description: 'só uma descrição',
  random: 'uma questão aleatória',
};

/** Questions in Moodle's own XML, with the images inside it. https://docs.moodle.org/en/Moodle_XML_format */
export function importMoodleXml(xml: string): Imported {
  let document: Element;
  try {
    document = elementsOf(xml.replace(/^\ufeff/, ''));
    if (!child(document, 'quiz')) throw new Unusable('o arquivo não é uma exportação do Moodle: falta o elemento quiz');
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return { questions: [], problems: [{ line: 1, name: 'Arquivo', text: error.message }] };
  }
  const questions = childrenOf(child(document, 'quiz') ?? document, 'question').filter(
    ({ attributes }) => attributes.type !== 'category',
  );
  const leftOut = questions.flatMap((question, index) =>
    otherFilesOf(question).map((name) => ({
      ...placeOf(question, index),
      text: `traz o arquivo "${name}", que não é uma imagem e fica de fora`,
    })),
  );
  return { ...collect(questions, placeOf, questionOf), ...(leftOut.length > 0 && { leftOut }) };
}

const placeOf = (question: Element, index: number) => ({
  line: question.line,
  name: textIn(child(question, 'name')) || `Questão ${index + 1}`,
});

function questionOf(question: Element): ExchangeQuestion {
  const type = question.attributes.type ?? '';
  if (type !== 'multichoice' && type !== 'truefalse') {
    throw new Unusable(
      `é ${KINDS[type] ?? `do tipo "${type}"`}, e só questões de múltipla escolha podem ser importadas`,
    );
  }
  const answers = childrenOf(question, 'answer');
  const weights = answers.map(({ attributes }) => Number(attributes.fraction));
  refuseUnlessOneRight(weights);
  const correct = weights.indexOf(100);
  const right = answers[correct];
  return {
    statement: markdownOf(child(question, 'questiontext')),
    alternatives: answers.map(type === 'truefalse' ? trueOrFalse : markdownOf),
    correct,
    explanation: markdownOf(child(question, 'generalfeedback')) || markdownOf(child(right, 'feedback')),
  };
}

const trueOrFalse = (answer: Element): string => (textIn(answer) === 'true' ? 'Verdadeiro' : 'Falso');

const FORMATS: Record<string, MoodleFormat> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'moodle',
};

function markdownOf(element: Element | undefined): string {
  if (!element) return '';
  const format = FORMATS[element.attributes.format ?? 'html'] ?? 'html';
  return moodleToMarkdown(textIn(element), format, (src) => imageOf(src, element));
}

const IMAGE_TYPES: Record<string, string> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp' };

const imageTypeOf = (name: string) => IMAGE_TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];

/** Sounds, films and documents: no exam of ours plays or opens them. */
function otherFilesOf(element: Element): string[] {
  return element.children.flatMap((one) => {
    const { name = '' } = one.attributes;
    return one.name === 'file' ? (imageTypeOf(name) ? [] : [name]) : otherFilesOf(one);
  });
}

/** A percent sign that encodes nothing, or no UTF-8, stands for itself. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return path;
  }
}

const PLUGIN_FILE = '@@PLUGINFILE@@/';

/** Files travel inside the element that shows them, under the name after `@@PLUGINFILE@@/`. */
function imageOf(src: string, element: Element): string | undefined {
  if (!src.startsWith(PLUGIN_FILE)) return src;
  const [path = ''] = src.slice(PLUGIN_FILE.length).split('?', 1);
  const name = decoded(path).split('/').at(-1);
  const file = childrenOf(element, 'file').find(({ attributes }) => attributes.name === name);
  const type = imageTypeOf(name ?? '');
  if (!file || !type) throw new Unusable(`mostra a imagem "${name}", que não está no arquivo como JPG, PNG ou WEBP`);
  return `data:image/${type};base64,${file.text.replaceAll(/[^\w+/=]/g, '')}`;
}
