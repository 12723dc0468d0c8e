import { describe, expect, it } from 'vitest';
import { auditSentence } from './audit-sentence';

const entry = { id: 1, at: '2026-11-14T12:00:00.000Z', actor: 'Carla', subject: 'Ana Souza', details: {} };

describe('a line of the history', () => {
  it('tells a role change in words', () => {
    const changed = { ...entry, action: 'role.changed', details: { from: 'student', to: 'teacher' } };
    expect(auditSentence(changed)).toBe('Papel de Ana Souza: de Aluno para Professor');
  });

  it.each([
    ['attempt.entered', {}, 'Gabarito enviado em nome de um aluno: Ana Souza'],
    ['exam.question-removed', {}, 'Questão retirada: Ana Souza'],
    ['extra-time.changed', { minutes: 60 }, 'Tempo adicional de Ana Souza: 60 min'],
    ['essay.returned-early', {}, 'Redação devolvida sem todas as leituras: Ana Souza'],
  ])('tells %s in words', (action, details, sentence) => {
    expect(auditSentence({ ...entry, action, details })).toBe(sentence);
  });

  it('shows what it does not know by name rather than hiding it', () => {
    expect(auditSentence({ ...entry, action: 'turma.merged' })).toBe('turma.merged: Ana Souza');
  });
});
