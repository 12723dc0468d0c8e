import { describe, expect, it } from 'vitest';
import { anExam } from '../../app/an-exam';
import { countAvailable, nextExam } from './next-exam';

const open = (title: string, end_time: string | null) => anExam({ title, end_time });
const waiting = (title: string, start_time: string) => anExam({ title, start_time, availability: 'waiting' });

describe('the next exam', () => {
  it('is the open one that ends first', () => {
    const exams = [
      open('sem fim', null),
      open('depois', '2026-11-16T00:00:00Z'),
      open('antes', '2026-11-15T20:00:00Z'),
    ];
    expect(nextExam([waiting('futuro', '2026-11-15T13:00:00Z'), ...exams])?.title).toBe('antes');
    expect(nextExam(exams.slice(0, 1))?.title).toBe('sem fim');
  });

  it('is else the nearest to come', () => {
    const exams = [waiting('longe', '2026-12-01T12:00:00Z'), waiting('perto', '2026-11-20T12:00:00Z')];
    expect(nextExam([anExam({ availability: 'closed' }), ...exams])?.title).toBe('perto');
  });

  it('is none that students cannot see', () => {
    expect(nextExam([anExam({ is_active: false })])).toBeUndefined();
    expect(nextExam([])).toBeUndefined();
  });
});

describe('available exams', () => {
  it('are the open ones', () => {
    expect(countAvailable([anExam(), anExam({ availability: 'closed' }), anExam({ is_active: false })])).toBe(1);
  });
});
