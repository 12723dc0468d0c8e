import { describe, expect, it } from 'vitest';
import { filtersIn, toQuery, withChange } from './question-filters';

const read = (text: string) => filtersIn(new URLSearchParams(text));

describe('filters in the address', () => {
  it('come back as they were written', () => {
    const text = 'discipline=matematica&difficulty=hard&search=pr%C3%AAmio&year=2022&skill=H8&page=3';
    expect(toQuery(read(text)).toString()).toBe(text);
    expect(toQuery(read('')).toString()).toBe('');
  });

  it('leave out what makes no sense', () => {
    expect(toQuery(read('discipline=culinaria&difficulty=impossible&year=abc&skill=H31&page=-1')).toString()).toBe('');
  });

  it('start over at the first page when one of them changes', () => {
    const third = read('search=sal&page=3');
    expect(toQuery(withChange(third, { year: 2020 })).toString()).toBe('search=sal&year=2020');
    expect(toQuery(withChange(third, { page: 4 })).toString()).toBe('search=sal&page=4');
  });
});
