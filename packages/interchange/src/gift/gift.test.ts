import { describe, expect, it } from 'vitest';
import { importGift } from './import.js';

/** As Moodle exports a category: comments with ids, the category, formats, escapes, weights and feedback. */
const EXPORTED = String.raw`// question: 0  name: Switch category to $course$/top/Padrão para História
$CATEGORY: $course$/top/Padrão para História

// question: 4711  name: Capital
::Capital::[html]<p>Qual é a capital do <b>Maranhão</b>?&nbsp;</p>{
	=<p>São Luís</p>#<p>Isso\!</p>
	~<p>Teresina</p>#<p>É a do Piauí.</p>
	~%-33.33333%<p>Belém</p>
	####<p>Fundada em 1612 por franceses.</p>
}


// question: 4712  name: Equação [tag:algebra]
::Equação::Se x \= 2 e f(x) \= \{x \~ 3\}\: quanto vale f? \#1 {
	~um
	=dois {
}
`;

describe('GIFT', () => {
  it('as Moodle exports it is read with names, formats, weights, feedback and escapes', () => {
    const { questions, problems } = importGift(EXPORTED.replace('=dois {', '=dois \\n três'));
    expect(problems).toEqual([]);
    expect(questions).toEqual([
      {
        statement: 'Qual é a capital do **Maranhão**?',
        alternatives: ['São Luís', 'Teresina', 'Belém'],
        correct: 0,
        explanation: 'Fundada em 1612 por franceses.',
      },
      {
        statement: 'Se x = 2 e f(x) = {x ~ 3}: quanto vale f? #1',
        alternatives: ['um', 'dois<br>três'],
        correct: 1,
        explanation: '',
      },
    ]);
  });

  it('written by hand is read: true and false, a blank to fill, marks that are only characters', () => {
    const { questions } = importGift(`
O Sol é uma estrela.{T}

Machado de Assis escreveu {=Dom Casmurro ~O Guarani} em 1899.

// um comentário no meio
Quanto é 2*3*4? {
// outro
=24 ~9
~[html]<i>nada</i>
}`);
    expect(questions).toEqual([
      { statement: 'O Sol é uma estrela.', alternatives: ['Verdadeiro', 'Falso'], correct: 0, explanation: '' },
      {
        statement: 'Machado de Assis escreveu \\_\\_\\_\\_\\_ em 1899.',
        alternatives: ['Dom Casmurro', 'O Guarani'],
        correct: 0,
        explanation: '',
      },
      { statement: 'Quanto é 2\\*3\\*4?', alternatives: ['24', '9', '*nada*'], correct: 0, explanation: '' },
    ]);
  });

  it('names every question of another kind, with its line', () => {
    const { questions, problems } = importGift(`::Redação::Escreva sobre a água.{}

::Pi::Quanto é pi? {#3.14:0.01}

::Autor::Quem escreveu Iracema? {=José de Alencar =Alencar}

::Capitais::Ligue {=PI -> Teresina =CE -> Fortaleza}

::Aviso::Leia com atenção.

::Duas::Quais são pares? {~%50%2 ~%50%4 ~%-100%5}

::Parcial::Qual? {=a ~%50%b}

::Aberta::Qual? {=a ~b

::Nenhuma::Qual? {~a ~b}

Sem nome {~a =}`);
    expect(questions).toEqual([]);
    expect(problems).toEqual([
      { line: 1, name: 'Redação', text: 'é dissertativa, e só questões de múltipla escolha podem ser importadas' },
      { line: 3, name: 'Pi', text: 'é numérica, e só questões de múltipla escolha podem ser importadas' },
      { line: 5, name: 'Autor', text: 'é de resposta curta, e só questões de múltipla escolha podem ser importadas' },
      { line: 7, name: 'Capitais', text: 'é de associação, e só questões de múltipla escolha podem ser importadas' },
      { line: 9, name: 'Aviso', text: 'é só um texto, sem pergunta nem respostas' },
      { line: 11, name: 'Duas', text: 'tem mais de uma alternativa que vale pontos' },
      { line: 13, name: 'Parcial', text: 'tem mais de uma alternativa que vale pontos' },
      {
        line: 15,
        name: 'Aberta',
        text: 'não tem a chave } que fecha as respostas (uma linha em branco termina a questão)',
      },
      { line: 17, name: 'Nenhuma', text: 'não tem uma alternativa correta que valha 100%' },
      { line: 19, name: 'Questão 10', text: 'tem uma alternativa vazia' },
    ]);
  });
});
