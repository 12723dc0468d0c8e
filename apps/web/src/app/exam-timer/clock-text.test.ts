import { describe, expect, it } from 'vitest';
import { announcement, clockText, spokenTime } from './clock-text';

const minutes = (count: number) => count * 60_000;

describe('the countdown', () => {
  it.each([
    [5_025_000, '1:23:45'],
    [minutes(60), '1:00:00'],
    [minutes(60) - 1000, '59:59'],
    [1, '00:01'],
    [0, '00:00'],
  ])('shows %i ms as %s', (ms, text) => expect(clockText(ms)).toBe(text));

  it.each([
    [minutes(83), '1 hora e 23 minutos'],
    [minutes(120), '2 horas'],
    [minutes(1), '1 minuto'],
    [0, 'menos de 1 minuto'],
  ])('is read aloud, %i ms as %s', (ms, text) => expect(spokenTime(ms)).toBe(text));
});

describe('the announcement of the time left', () => {
  it.each([30, 10, 5])('comes when %i minutes are left', (mark) => {
    expect(announcement(minutes(mark) + 500, minutes(mark) - 500)).toBe(`Faltam ${mark} minutos.`);
  });

  it('counts one minute in the singular', () => {
    expect(announcement(minutes(1) + 1, minutes(1))).toBe('Falta 1 minuto.');
  });

  it('is not repeated, and silent between the marks', () => {
    expect(announcement(minutes(10), minutes(10) - 1000)).toBeUndefined();
    expect(announcement(minutes(20), minutes(19))).toBeUndefined();
  });

  it('after a sleep that skipped several marks says only where it is now', () => {
    expect(announcement(minutes(31), minutes(4))).toBe('Faltam 5 minutos.');
  });

  it('has nothing to say at the end: the exam is submitted', () => {
    expect(announcement(minutes(2), 0)).toBeUndefined();
  });
});
