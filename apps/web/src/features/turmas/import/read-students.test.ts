import { describe, expect, it } from 'vitest';
import { readStudents } from './read-students';

const ana = { name: 'Ana Souza', email: 'ana@escola.br' };

describe('a list of students', () => {
  it('is read by its heading, in any order, among other columns', () => {
    const { students, problems } = readStudents('Matrícula;E-mail;Nome completo\n12;ana@escola.br;Ana Souza\n');
    expect(students).toEqual([{ line: 2, ...ana }]);
    expect(problems).toEqual([]);
  });

  it('is read without a heading, with commas, or pasted from two columns', () => {
    expect(readStudents('Ana Souza,ana@escola.br').students).toEqual([{ line: 1, ...ana }]);
    expect(readStudents('ana@escola.br\tAna Souza').students).toEqual([{ line: 1, ...ana }]);
  });

  it('names every line that will not do', () => {
    const { problems } = readStudents(
      'nome;email\nAna;ana@escola.br\n;b@escola.br\nCaio;caio\nDora;\nAna;ANA@escola.br',
    );
    expect(problems).toEqual([
      { line: 3, text: 'Falta o nome.' },
      { line: 4, text: '“caio” não é um e-mail.' },
      { line: 5, text: 'Falta o e-mail.' },
      { line: 6, text: 'O e-mail ANA@escola.br já está na linha 2.' },
    ]);
  });

  it('says what is missing from the file as a whole', () => {
    expect(readStudents('').problems).toEqual([{ line: 1, text: 'A lista está vazia.' }]);
    expect(readStudents('nome;telefone\nAna;1').problems).toEqual([
      { line: 1, text: 'Faltam as colunas “nome” e “e-mail”.' },
    ]);
    expect(readStudents('nome;email').problems).toEqual([{ line: 1, text: 'A lista não tem nenhum aluno.' }]);
    expect(readStudents('nome;email\n"Ana;ana@escola.br').problems).toEqual([
      { line: 2, text: 'Há aspas que abrem e não fecham.' },
    ]);
  });
});
