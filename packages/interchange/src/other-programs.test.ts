import { readFileSync } from 'node:fs';
import { decodeText } from '@gabarita/csv';
import { describe, expect, it } from 'vitest';
import { importQuestions } from './import-questions.js';

/**
 * Files as other programs write them, with questions of our own. The layout of Moodle's is that of its own writers
 * (question/format/xml/format.php and question/format/gift/format.php in Moodle 4); LibreOffice 7.4 wrote its two files itself.
 */
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)));
const imported = (bytes: Uint8Array) => importQuestions(decodeText(bytes));
const kindsIn = (name: string) =>
  imported(bytesOf(name)).problems.map(({ name: question, text }) => `${question}: ${text.split(',')[0]}`);

describe('an export of Moodle', () => {
  it('as XML has its images, and leaves out categories, hints, tags and feedback of every kind', () => {
    const { questions, problems } = imported(bytesOf('moodle.xml'));
    expect(problems).toEqual([]);
    const picture = expect.stringMatching(/^!\[Aguapé\]\(data:image\/png;base64,iVBOR[\w+/]+=*\)$/);
    expect(questions).toEqual([
      {
        statement: expect.stringMatching(
          /^Na lagoa da figura, quem são os \*\*produtores\*\*\?\n\n!\[Lagoa com aguapés e peixes\]\(data:image\/png;base64,[^)]+\)$/,
        ),
        alternatives: ['Os peixes', picture, 'CO<sub>2</sub> < O<sub>2</sub>'],
        correct: 1,
        explanation: 'Produtores fazem fotossíntese.',
      },
      {
        statement: 'Leia a afirmação.<br>Fungos são decompositores.',
        alternatives: ['Verdadeiro', 'Falso'],
        correct: 0,
        explanation: 'Eles devolvem nutrientes ao solo.',
      },
    ]);
  });

  it('as GIFT has its formats, escapes, weights and comments read for what they are', () => {
    const { questions, problems } = imported(bytesOf('moodle.gift.txt'));
    expect(problems).toEqual([]);
    expect(questions).toEqual([
      {
        statement: 'Um corpo cai com *g* = 10 m/s². Depois de 2 s, sua velocidade é:',
        alternatives: ['20 m/s', '10 m/s', '{5 m/s}'],
        correct: 0,
        explanation: 'Movimento uniformemente variado.',
      },
      {
        statement: 'Um corpo parado tende a ficar parado.<br>É a primeira lei de Newton.',
        alternatives: ['Verdadeiro', 'Falso'],
        correct: 0,
        explanation: '',
      },
      {
        statement: 'No SI, a *força* se mede em',
        alternatives: ['joule', 'newton', 'C:\\watt'],
        correct: 1,
        explanation: '',
      },
    ]);
  });

  it('names each question of a kind that an exam here cannot have', () => {
    expect(kindsIn('moodle-other-types.xml')).toEqual([
      'Densidade: é numérica',
      'Relatório: é dissertativa',
      'Biomas: é de associação',
      'Lacunas: é de respostas embutidas (cloze)',
      'Duas certas: tem mais de uma alternativa que vale pontos',
    ]);
    expect(kindsIn('moodle-other-types.gift.txt')).toEqual([
      'Gravidade: é numérica',
      'Unidade: é de resposta curta',
      'Grandezas: é de associação',
      'Relatório: é dissertativa',
      'Leia antes: é só um texto',
      'Várias: tem mais de uma alternativa que vale pontos',
    ]);
  });
});

const sheet = [
  {
    statement: 'Leia o diálogo:\n— Vem?\n— “Já vou; espere”, disse ele.\nO travessão marca',
    alternatives: ['a fala', 'o título'],
    correct: 0,
    explanation: 'Discurso direto.',
  },
  { statement: 'Quanto é 3 menos 5?', alternatives: ['-2', '=8', '+2'], correct: 0, explanation: '' },
  {
    statement: 'Em 2024, a inflação foi de 4,83%. Isso é',
    alternatives: ['0,0483', '4,83', '48,3', '483'],
    correct: 0,
    explanation: '',
  },
  {
    statement: 'Quem disse "Penso; logo, existo"?',
    alternatives: ['Descartes', 'Platão'],
    correct: 0,
    explanation: 'Latim: "Cogito, ergo sum"',
  },
];

/** Rows end in CRLF; a line inside a cell keeps its single LF. */
const crlf = (text: string) => text.replaceAll(/\n(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '\r\n');
const utf8 = (text: string) => new TextEncoder().encode(text);
const commas = decodeText(bytesOf('libreoffice.csv'));
const semicolons = decodeText(bytesOf('libreoffice-windows-1252.csv'));
const windows = Buffer.from(bytesOf('libreoffice-windows-1252.csv')).toString('latin1');

describe('a sheet saved by', () => {
  it.each([
    ['LibreOffice as it proposes: UTF-8 and commas', bytesOf('libreoffice.csv')],
    ['LibreOffice with semicolons in Windows-1252', bytesOf('libreoffice-windows-1252.csv')],
    [
      'Excel in Portuguese as “CSV (separado por vírgulas)”: semicolons, Windows-1252, CRLF',
      new Uint8Array(Buffer.from(crlf(windows), 'latin1')),
    ],
    ['Excel in Portuguese as “CSV UTF-8”: its mark, semicolons, CRLF', utf8(`\ufeff${crlf(semicolons)}`)],
    ['Excel with the line that names the separator', utf8(`\ufeffsep=;\r\n${crlf(semicolons)}`)],
    ['Google Sheets: UTF-8, commas, CRLF, no last line end', utf8(crlf(commas).trimEnd())],
  ])('%s', (_, bytes) => {
    expect(imported(bytes)).toEqual({ questions: sheet, problems: [] });
  });

  it('Excel as “Texto Unicode”: UTF-16 and tabs', () => {
    const tabs = '\ufeffEnunciado\tA\tB\tCorreta\r\n"Diga ""sim"";\nou não"\tsim\tnão\tB\r\n';
    const bytes = new Uint8Array(new Uint16Array([...tabs].map((char) => char.charCodeAt(0))).buffer);
    expect(imported(bytes).questions).toMatchObject([
      { statement: 'Diga "sim";\nou não', alternatives: ['sim', 'não'], correct: 1 },
    ]);
  });
});
