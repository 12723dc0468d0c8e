import { errors } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../http/person.js';
import { admitStudent, availabilityOf, type Exam, isStaffOf, keyIsOpenTo } from './policy.js';

const NOW = new Date('2026-11-14T16:30:00Z');
const BEFORE = new Date('2026-11-14T16:00:00Z');
const AFTER = new Date('2026-11-14T17:00:00Z');

const anExam = (changes: Partial<Exam> = {}): Exam => ({
  id: 1,
  owner_id: 10,
  title: 'Simulado',
  description: '',
  duration_minutes: 60,
  total_questions: 5,
  report_subject: null,
  is_active: true,
  is_redacao: false,
  essay_topic: null,
  use_tri: true,
  allow_multiple_attempts: true,
  show_immediate_answer_key: true,
  start_time: null,
  end_time: null,
  offline_hours: 24,
  created_at: BEFORE,
  sent_at: BEFORE,
  ...changes,
});

describe('the window', () => {
  it.each([
    [null, null, 'open'],
    [AFTER, null, 'waiting'],
    [BEFORE, AFTER, 'open'],
    [NOW, NOW, 'open'],
    [null, BEFORE, 'closed'],
  ] as const)('from %s to %s is %s', (start_time, end_time, expected) => {
    expect(availabilityOf({ start_time, end_time }, NOW)).toBe(expected);
  });
});

describe('letting a student at an exam', () => {
  const newcomer = { running: false, attempted: false };
  const admit = (exam: Exam, { assigned = true, standing = newcomer, grace = 0 } = {}) =>
    admitStudent({ exam, assigned }, standing, NOW, grace);

  it('needs the exam to be sent, switched on, of the own turma and open', () => {
    expect(() => admit(anExam())).not.toThrow();
    expect(() => admit(anExam({ sent_at: null }))).toThrow(errors['not-found'].message);
    expect(() => admit(anExam({ is_active: false }))).toThrow(errors['not-found'].message);
    expect(() => admit(anExam(), { assigned: false })).toThrow(errors['exams.other-turma'].message);
    expect(() => admit(anExam({ start_time: AFTER }))).toThrow('Este simulado ainda não está disponível.');
    expect(() => admit(anExam({ end_time: BEFORE }))).toThrow('O período deste simulado já expirou.');
  });

  it('never shuts out whoever is in the middle of it or has done it', () => {
    const shut = anExam({ is_active: false, end_time: BEFORE });
    expect(() => admit(shut, { assigned: false, standing: { running: true, attempted: false } })).not.toThrow();
    expect(() => admit(shut, { assigned: false, standing: { running: false, attempted: true } })).not.toThrow();
  });

  it('gives a sheet its day of grace', () => {
    expect(() => admit(anExam({ end_time: BEFORE }), { grace: 24 })).not.toThrow();
  });
});

describe('the key', () => {
  const newcomer = { attempted: false, lastDeadline: null };
  const done = { attempted: true, lastDeadline: null };

  it('opens to a student with the attempt, when the exam shows it at once', () => {
    expect(keyIsOpenTo(anExam(), newcomer, NOW)).toBe(false);
    expect(keyIsOpenTo(anExam(), done, NOW)).toBe(true);
  });

  it('otherwise waits until nobody can be writing any more', () => {
    const later = { show_immediate_answer_key: false };
    expect(keyIsOpenTo(anExam({ ...later, end_time: AFTER }), done, NOW)).toBe(false);
    expect(keyIsOpenTo(anExam({ ...later, end_time: BEFORE }), { attempted: true, lastDeadline: AFTER }, NOW)).toBe(
      false,
    );
    expect(keyIsOpenTo(anExam({ ...later, end_time: BEFORE }), { attempted: true, lastDeadline: BEFORE }, NOW)).toBe(
      true,
    );
    expect(keyIsOpenTo(anExam(later), done, NOW)).toBe(false);
  });
});

describe('the staff of an exam', () => {
  const person = (role: Person['role'], id = 99): Person => ({ id, role, name: '', email: '', signInId: 1 });

  it('is its owner, every admin, and the teachers of its turmas', () => {
    const exam = anExam();
    expect(isStaffOf(person('admin'), { exam, assigned: false })).toBe(true);
    expect(isStaffOf(person('teacher', 10), { exam, assigned: false })).toBe(true);
    expect(isStaffOf(person('teacher'), { exam, assigned: true })).toBe(true);
    expect(isStaffOf(person('teacher'), { exam, assigned: false })).toBe(false);
    expect(isStaffOf(person('student'), { exam, assigned: true })).toBe(false);
    expect(isStaffOf(person('student', 10), { exam, assigned: true })).toBe(false);
  });
});
