import { describe, expect, it } from 'vitest';
import { importMoodleXml } from './import.js';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** As Moodle 4 exports a quiz: a category, CDATA, files, hints, tags, and types we do not know. */
const exported = (...questions: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0  -->
  <question type="category">
    <category><text>$course$/top/Geografia</text></category>
    <info format="moodle_auto_format"><text></text></info>
    <idnumber></idnumber>
  </question>
${questions.join('\n')}
</quiz>`;

const multichoice = `<!-- question: 77  -->
  <question type="multichoice">
    <name><text>Clima</text></name>
    <questiontext format="html">
      <text><![CDATA[<p dir="ltr">Observe o mapa: <img src="@@PLUGINFILE@@/mapa%20do%20Brasil.png?time=1" alt="Mapa [1]" width="200" onerror="alert(1)"></p>
<ul><li>seca</li><li>chuva</li></ul><script>alert("x")</script><p>Qual &eacute; o clima?<br></p>]]></text>
<file name="mapa do Brasil.png" path="/" encoding="base64">${PIXEL.slice(0, 40)}
${PIXEL.slice(40)}</file>
    </questiontext>
    <generalfeedback format="html"><text>&lt;p&gt;Veja o atlas.&lt;/p&gt;</text></generalfeedback>
    <defaultgrade>1.0000000</defaultgrade>
    <single>true</single>
    <answernumbering>abc</answernumbering>
    <answer fraction="0" format="html"><text><![CDATA[<p>Frio</p>]]></text><feedback format="html"><text></text></feedback></answer>
    <answer fraction="100" format="html"><text><![CDATA[<p>Semi<sup>2</sup>árido</p>]]></text><feedback format="html"><text>Sim</text></feedback></answer>
    <answer fraction="-50" format="plain_text"><text>*Tropical*</text><feedback format="html"><text></text></feedback></answer>
    <tags><tag><text>clima</text></tag></tags>
  </question>`;

const ofType = (type: string, name: string) =>
  `<question type="${type}"><name><text>${name}</text></name><questiontext format="html"><text>?</text></questiontext></question>`;

describe('Moodle XML', () => {
  it('as Moodle exports it is read, with its images and without its scripts', () => {
    expect(importMoodleXml(exported(multichoice))).toEqual({
      questions: [
        {
          statement: `Observe o mapa: ![Mapa 1](data:image/png;base64,${PIXEL})\n\n- seca\n- chuva\n\nQual é o clima?`,
          alternatives: ['Frio', 'Semi<sup>2</sup>árido', '\\*Tropical\\*'],
          correct: 1,
          explanation: 'Veja o atlas.',
        },
      ],
      problems: [],
    });
  });

  it('finds an image whose address is not well encoded, or names it', () => {
    const latin = multichoice.replace('mapa%20do%20Brasil.png', 'regi%E3o%.png').replace('Clima', 'Região');
    const { questions, problems } = importMoodleXml(exported(latin));
    expect([questions, problems.map(({ name, text }) => `${name} ${text}`)]).toEqual([
      [],
      ['Região mostra a imagem "regi%E3o%.png", que não está no arquivo como JPG, PNG ou WEBP'],
    ]);
    const kept = latin.replace('name="mapa do Brasil.png"', 'name="regi%E3o%.png"');
    expect(importMoodleXml(exported(kept)).questions).toHaveLength(1);
  });

  it('names the sounds that a question comes without', () => {
    const sound = '<file name="ditado.mp3" path="/" encoding="base64">SUQz</file>';
    const spoken = multichoice.replace('</text><feedback', `</text>${sound}<feedback`).replace('Clima', 'Escuta');
    const xml = exported(multichoice, spoken);
    const { questions, problems, leftOut = [] } = importMoodleXml(xml);
    expect([questions.length, problems]).toEqual([2, []]);
    expect(leftOut.map(({ name, text }) => `${name} ${text}`)).toEqual([
      'Escuta traz o arquivo "ditado.mp3", que não é uma imagem e fica de fora',
    ]);
    expect(xml.split('\n')[(leftOut[0]?.line ?? 0) - 1]).toContain('<question');
  });

  it('true and false are two alternatives', () => {
    const question = `<question type="truefalse"><questiontext format="markdown"><text>A *Lua* gira.</text></questiontext>
      <answer fraction="0"><text>false</text></answer><answer fraction="100"><text>true</text></answer></question>`;
    expect(importMoodleXml(exported(question)).questions).toEqual([
      { statement: 'A *Lua* gira.', alternatives: ['Falso', 'Verdadeiro'], correct: 1, explanation: '' },
    ]);
  });

  it('names every question of another kind, with its line', () => {
    const kinds = [ofType('essay', 'Redação'), ofType('numerical', 'Conta'), ofType('cloze', ''), ofType('x', 'Y')];
    const xml = exported(multichoice, ...kinds);
    const { questions, problems } = importMoodleXml(xml);
    expect(questions).toHaveLength(1);
    expect(problems.map(({ name, text }) => `${name} ${text.split(',')[0]}`)).toEqual([
      'Redação é dissertativa',
      'Conta é numérica',
      'Questão 4 é de respostas embutidas (cloze)',
      'Y é do tipo "x"',
    ]);
    const lines = xml.split('\n');
    expect(problems.map(({ line }) => lines[line - 1])).toEqual(kinds);
  });

  it('with several right answers, or with an image it does not bring, is named', () => {
    const two = multichoice.replace('fraction="0"', 'fraction="50"');
    const without = multichoice.replace('name="mapa do Brasil.png"', 'name="outro.png"');
    expect(importMoodleXml(exported(two, without)).problems).toMatchObject([
      { name: 'Clima', text: 'tem mais de uma alternativa que vale pontos' },
      { text: 'mostra a imagem "mapa do Brasil.png", que não está no arquivo como JPG, PNG ou WEBP' },
    ]);
  });

  it.each([
    ['an external entity', '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>', /DOCTYPE/],
    [
      'entities that grow',
      `<!DOCTYPE q [<!ENTITY a "${'x'.repeat(9)}"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>`,
      /DOCTYPE/,
    ],
    ['an entity nobody declared', '<quiz>&x;</quiz>', /não está bem formado na linha 1/],
    ['a broken document', '<quiz>\n<question>', /não está bem formado na linha 2/],
    ['a broken tag, in no other language', '<quiz><question type=', /linha 1: falta fechar [^a-z]*[^()]*Moodle$/],
    ['elements without end', `${'<a>'.repeat(5_000)}`, /elementos demais/],
    ['another document', '<html></html>', /não é uma exportação do Moodle/],
  ])('refuses %s', (_, xml, text) => {
    expect(importMoodleXml(xml)).toEqual({
      questions: [],
      problems: [{ line: 1, name: 'Arquivo', text: expect.stringMatching(text) }],
    });
  });
});
