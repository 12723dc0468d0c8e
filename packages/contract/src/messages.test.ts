import { describe, expect, it } from 'vitest';
import { answerSheets, exams, invitations, turmas } from './messages.js';

describe('sentences with a number', () => {
  it.each([
    [exams.moreThan(1), 'Este simulado tem lugar para 1 questão.'],
    [exams.moreThan(2), 'Este simulado tem lugar para 2 questões.'],
    [exams.fewerThan(1), 'Este simulado já tem 1 questão.'],
    [answerSheets.otherLength(1, 90), /tem 1 questão, e o simulado tem 90\./],
    [answerSheets.otherLength(90, 1), /tem 90 questões, e o simulado tem 1\./],
    [invitations.coded(1), /^1 aluno convidado\./],
    [invitations.coded(2_000), /^2\.000 alunos convidados\./],
    [turmas.movedOn(1, '3º A'), '1 aluno passou para a turma 3º A.'],
  ])('agree with it: %s', (sentence, expected) => {
    if (typeof expected === 'string') expect(sentence).toBe(expected);
    else expect(sentence).toMatch(expected);
  });
});
