import { describe, expect, it } from 'vitest';
import { dashboardCards } from './cards';

const titles = (...of: Parameters<typeof dashboardCards>) => dashboardCards(...of).map(({ title }) => title);

describe('the dashboard', () => {
  it('asks who has no turma to join one', () => {
    expect(titles({ role: 'student', turma_id: null }, 0)).toContain('Entrar em Turma');
    expect(titles({ role: 'student', turma_id: 4 }, 0)).toContain('Ver turmas');
  });

  it('lets staff create exams, and an admin without a turma create turmas', () => {
    expect(titles({ role: 'student', turma_id: null }, 0)).not.toContain('Criar Simulado');
    expect(titles({ role: 'teacher', turma_id: null }, 0)).toContain('Criar Simulado');
    expect(titles({ role: 'teacher', turma_id: null }, 0)).not.toContain('Criar/gerenciar Turmas');
    expect(titles({ role: 'admin', turma_id: null }, 0)).toContain('Criar/gerenciar Turmas');
    expect(titles({ role: 'admin', turma_id: 1 }, 0)).not.toContain('Criar/gerenciar Turmas');
  });

  it('says how many exams are waiting', () => {
    const text = (count: number) => dashboardCards({ role: 'student', turma_id: 1 }, count)[0]?.text;
    expect(text(0)).toBe('Nenhuma prova disponível agora.');
    expect(text(1)).toBe('1 prova disponível.');
    expect(text(3)).toBe('3 provas disponíveis.');
  });
});
