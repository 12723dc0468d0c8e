import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BarChart } from './bar-chart';
import { Histogram } from './histogram';
import { LineChart } from './line-chart';

const texts = { title: 'Notas', summary: 'A nota subiu.' };

const table = () =>
  screen.getAllByRole('row', { hidden: true }).map((row) => [...row.children].map((cell) => cell.textContent));

describe('charts', () => {
  beforeAll(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  });
  afterEach(cleanup);

  it('draw bars from zero, half as high for half the value', () => {
    const bars = [
      { label: 'CH', value: 400 },
      { label: 'MT', value: 800 },
    ];
    render(<BarChart {...texts} bars={bars} headers={['Área', 'Nota']} max={1000} />);
    const [half = 0, full = 0] = [...document.querySelectorAll('rect')].map((bar) =>
      Number(bar.getAttribute('height')),
    );
    expect(half).toBeGreaterThan(0);
    expect(full).toBeCloseTo(half * 2);
  });

  it('keep the numbers and their margins in a table behind the line', () => {
    const points = [
      { label: 'ENEM 2023', value: 612.4, error: 18 },
      { label: 'ENEM 2023', value: 640, error: 15.5 },
    ];
    render(<LineChart {...texts} points={points} headers={['Prova', 'Nota']} />);
    expect(table()).toEqual([
      ['Prova', 'Nota', 'Margem'],
      ['ENEM 2023', '612,4', '± 18'],
      ['ENEM 2023', '640', '± 15,5'],
    ]);
  });

  it('say in words where the reader is in a distribution', () => {
    const bins = [
      { from: 400, to: 500, count: 3 },
      { from: 500, to: 600, count: 9 },
    ] as const;
    render(<Histogram {...texts} bins={bins} mark={{ value: 540, label: 'Você' }} headers={['Nota', 'Estudantes']} />);
    expect(screen.getByText('Você: 540')).toBeTruthy();
    expect(table().at(-1)).toEqual(['500 a 600', '9']);
  });

  it.each([
    [50, [false, true]],
    [100, [false, true]],
    [0, [true, false]],
  ])('mark the bar that the reader is in, at %i of 100', (value, marked) => {
    const bins = [
      { from: 0, to: 50, count: 3 },
      { from: 50, to: 100, count: 9 },
    ] as const;
    render(<Histogram {...texts} bins={bins} mark={{ value, label: 'Você' }} headers={['Acertos', 'Alunos']} />);
    const bars = [...document.querySelectorAll('rect')];
    expect(bars.map((bar) => bar.classList.contains('fill-primary'))).toEqual(marked);
  });
});
