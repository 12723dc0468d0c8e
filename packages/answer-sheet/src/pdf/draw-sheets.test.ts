import { describe, expect, it } from 'vitest';
import { drawSheets } from './draw-sheets.js';

const text = (pdf: Uint8Array) => new TextDecoder('latin1').decode(pdf);
const aSheet = (questions: number) => ({ code: { questions, serial: 7, numbered: true }, examTitle: 'Simulado' });

describe('drawSheets', () => {
  it('makes a page for each sheet, A4, without a single bitmap', async () => {
    const pdf = text(await drawSheets([aSheet(90), aSheet(180), aSheet(1)]));
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
    expect(pdf.match(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/g)).toHaveLength(3);
    expect(pdf).not.toContain('/Image\n');
  });

  it('prints any name, also one in letters that the font lacks', async () => {
    const sheet = {
      ...aSheet(90),
      studentName: 'Żółć 学生 Gonçalves '.repeat(20),
      turma: '3º A',
      date: '14/11/2026',
      link: 'https://example.org',
    };
    await expect(drawSheets([sheet])).resolves.toBeInstanceOf(Uint8Array);
  });

  it('refuses more questions than fit', async () => {
    await expect(drawSheets([aSheet(181)])).rejects.toThrow(RangeError);
  });
});
