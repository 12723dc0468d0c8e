import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageNumbers } from './page-numbers';
import { Pagination } from './pagination';

afterEach(cleanup);

describe('pagination', () => {
  it('is not there when everything fits on one page', () => {
    render(<Pagination page={1} pageCount={1} onChange={vi.fn()} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('moves one page at a time and stops at both ends', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<Pagination page={1} pageCount={3} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    rerender(<Pagination page={3} pageCount={3} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(onChange.mock.calls).toEqual([[2], [2]]);
  });

  it('marks the current page and goes straight to another', async () => {
    const onChange = vi.fn();
    render(<Pagination page={2} pageCount={9} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Página 2' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('button', { name: 'Página 9' }));
    expect(onChange).toHaveBeenCalledWith(9);
  });
});

describe('the page numbers shown', () => {
  it.each([
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 9, '1 2 gap 9'],
    [5, 9, '1 gap 4 5 6 gap 9'],
    [4, 9, '1 2 3 4 5 gap 9'],
    [6, 9, '1 gap 5 6 7 8 9'],
    [9, 9, '1 gap 8 9'],
  ])('on page %i of %i are %s', (page, pageCount, shown) => {
    expect(pageNumbers(page, pageCount).join(' ')).toBe(shown);
  });
});
