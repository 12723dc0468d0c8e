import { describe, expect, it } from 'vitest';
import { barChart, lineChart, pieChart } from './charts.js';

describe('the charts', () => {
  it('draw bars as tall as their values', () => {
    const svg = barChart('Barras', [
      { name: 'a', value: 10 },
      { name: 'b', value: 30 },
    ]);
    const heights = [...svg.matchAll(/height="([\d.]+)" fill="#dbe7f5"/g)].map(([, height]) => Number(height));
    expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(3, 1);
  });

  it('draw points of a line at the heights of their values, the second line dashed', () => {
    const svg = lineChart(
      'Linhas',
      ['a', 'b'],
      [
        { name: 'um', values: [10, 40] },
        { name: 'dois', values: [20, 20] },
      ],
    );
    const heights = [...svg.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)"/g)].map(([, y]) => 230 - Number(y));
    expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(4, 1);
    expect(heights[2]).toBe(heights[3]);
    expect(svg.match(/<polyline[^>]*stroke-dasharray/g)).toHaveLength(2);
  });

  it('draw slices that fill the disc, larger halves with the long way round', () => {
    const svg = pieChart('Setores', [
      { name: 'a', value: 75 },
      { name: 'b', value: 25 },
    ]);
    expect([...svg.matchAll(/A88 88 0 (\d) 1/g)].map(([, large]) => large)).toEqual(['1', '0']);
  });
});
