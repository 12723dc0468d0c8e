import { decodeText } from '@gabarita/csv';
import { describe, expect, it } from 'vitest';

import { exportCsv } from './export.js';
import { importCsv } from './import.js';

const sheet = (...lines: string[]) => lines.join('\r\n');
const question = {
  statement: 'Qual é a capital da Bahia?',
  alternatives: ['Recife', 'Salvador'],
  correct: 1,
  explanation: '',
};

describe('a sheet', () => {
  it('is read as Excel in Portuguese saves it: semicolons, Windows-1252', () => {
    const text = sheet('Enunciado;A;B;C;D;E;Correta;Comentário', 'Qual é a capital da Bahia?;Recife;Salvador;;;;B;');
    const bytes = Uint8Array.from([...text].map((char) => char.charCodeAt(0)));
    expect(importCsv(decodeText(bytes))).toEqual({ questions: [question], problems: [] });
  });

  it.each([
    ['commas', 'question,A,B,answer\nQual é a capital da Bahia?,Recife,Salvador,b'],
    ['tabs', 'Pergunta\tAlternativa A\tAlternativa B\tGabarito\nQual é a capital da Bahia?\tRecife\tSalvador\tB)'],
    [
      'columns in any order',
      'gabarito;alternativa_b;alternativa_a;enunciado\nB;Salvador;Recife;Qual é a capital da Bahia?',
    ],
  ])('is read with %s', (_, text) => {
    expect(importCsv(text)).toEqual({ questions: [question], problems: [] });
  });

  it('is read in UTF-8 with its mark, and in UTF-16', () => {
    const text = 'enunciado;A;B;correta\nQual é a capital da Bahia?;Recife;Salvador;B';
    const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((char) => char.charCodeAt(0))]).buffer);
    expect(importCsv(decodeText(new TextEncoder().encode(`\ufeff${text}`))).questions).toEqual([question]);
    expect(importCsv(decodeText(utf16)).questions).toEqual([question]);
  });

  it('keeps quotes, separators and lines inside quoted fields, and counts the lines right', () => {
    const { questions, problems } = importCsv(
      sheet('enunciado;A;B;correta', '"Ele disse ""oi; tudo bem""', 'e saiu.";sim;não;A', 'Sem resposta;sim;não;'),
    );
    expect(questions[0]?.statement).toBe('Ele disse "oi; tudo bem"\ne saiu.');
    expect(problems).toEqual([{ line: 4, name: 'Questão 2', text: 'não diz qual é a alternativa correta' }]);
  });

  it.each([
    ['Sem alternativas;;;;;;A;', 'a correta é A, que está vazia'],
    ['Uma só;sim;;;;;A;', 'precisa de 2 a 5 alternativas, e tem 1'],
    ['Um buraco;sim;;não;;;A;', 'tem uma alternativa vazia'],
    [';sim;não;;;;A;', 'não tem enunciado'],
    ['Letra;sim;não;;;;F;', 'a coluna da correta diz "F", e não uma letra de A a E'],
    ['Letra;sim;não;;;;C;', 'a correta é C, que está vazia'],
  ])('names the row %s', (row, text) => {
    const { problems } = importCsv(sheet('enunciado;A;B;C;D;E;correta;comentario', row));
    expect(problems).toEqual([{ line: 2, name: 'Questão 1', text }]);
  });

  it('without its columns, or with quotes left open, says so', () => {
    expect(importCsv('nome;nota\nAna;10').problems).toMatchObject([{ line: 1, name: 'Cabeçalho' }]);
    expect(importCsv('enunciado;A;B;correta\n"aberto;a;b;A').problems).toMatchObject([
      { line: 2, text: 'falta fechar as aspas' },
    ]);
  });

  it('runs no formula in the program that opens it', () => {
    const csv = exportCsv([{ ...question, alternatives: ['=HYPERLINK("http://x")', '-5'] }]);
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")";'-5`);
  });
});
