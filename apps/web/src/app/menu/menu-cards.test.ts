import { MENU } from '@gabarita/contract/constants';
import { describe, expect, it } from 'vitest';
import { menuCards } from './menu-cards';

const labels = (user: Parameters<typeof menuCards>[0]) =>
  menuCards(user).flatMap(({ links }) => links.map(({ label }) => label));

describe('the menu', () => {
  it('has the same three cards for everybody', () => {
    for (const role of ['student', 'teacher', 'admin'] as const) {
      const titles = menuCards({ role, turma_id: null }).map(({ title }) => title);
      expect(titles).toEqual(['Dashboard', 'Simulados', 'Desempenho']);
      expect(titles).toHaveLength(MENU.maxCards);
    }
  });

  it('gives a student what a student needs', () => {
    expect(labels({ role: 'student', turma_id: 1 })).toEqual([
      'Visão Geral',
      'Ver Turmas',
      'Simulados ENEM',
      'Enviar Gabarito',
      'Enviar Gabarito (Foto)',
      'Simulados',
      'Banco de Questões',
      'Relatório de Desempenho',
      'Resultados Anteriores',
      'Ranking',
    ]);
  });

  it('lets teachers create exams, but not manage users', () => {
    expect(labels({ role: 'teacher', turma_id: 1 })).toContain('Criar Simulado');
    expect(labels({ role: 'teacher', turma_id: null })).not.toContain('Usuários');
    expect(labels({ role: 'teacher', turma_id: null })).not.toContain('Criar/Gerenciar Turmas');
  });

  it('offers Criar/Gerenciar Turmas to an admin without a turma only', () => {
    expect(labels({ role: 'admin', turma_id: null })).toContain('Criar/Gerenciar Turmas');
    expect(labels({ role: 'admin', turma_id: 2 })).not.toContain('Criar/Gerenciar Turmas');
    expect(labels({ role: 'admin', turma_id: 2 })).toContain('Usuários');
  });
});
