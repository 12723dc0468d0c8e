import { describe, expect, it } from 'vitest';
import { auditSentence } from './audit-sentence';

const entry = { id: 1, at: '2026-11-14T12:00:00.000Z', actor: 'Carla', subject: 'Ana Souza', details: {} };

describe('a line of the history', () => {
  it('tells a role change in words', () => {
    const changed = { ...entry, action: 'role.changed', details: { from: 'student', to: 'teacher' } };
    expect(auditSentence(changed)).toBe('Papel de Ana Souza: de Aluno para Professor');
  });

  it('shows what it does not know by name rather than hiding it', () => {
    expect(auditSentence({ ...entry, action: 'turma.merged' })).toBe('turma.merged: Ana Souza');
  });
});
