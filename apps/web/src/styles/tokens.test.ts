import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Palette = Map<string, string>;

const css = read('./tokens.css');
const themes = { light: palette('[data-theme="light"] {'), dark: palette('[data-theme="dark"] {') };

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const accents = ['primary', 'secondary', 'success', 'warning', 'danger'];

/** Text that is read, on every background it is put on. */
const textPairs = [
  ...pairs(['text', 'text-muted', ...accents, 'primary-hover'], surfaces),
  ...accents.flatMap((accent) => [
    [`on-${accent}`, accent],
    [`on-${accent}-soft`, `${accent}-soft`],
    ['text', `${accent}-soft`],
  ]),
  ...['action', 'primary', 'secondary', 'danger'].map((accent) => [`on-${accent}`, `${accent}-hover`]),
  ['on-action', 'action'],
] as [string, string][];

/** Edges of controls and the focus ring: told apart, not read (WCAG 1.4.11). */
const edgePairs = pairs(['border-strong', 'focus'], surfaces);

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  it.each(textPairs)('reads %s on %s at 4.5:1', (text, background) => {
    expect(contrast(theme, text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('shows %s on %s at 3:1', (edge, background) => {
    expect(contrast(theme, edge, background)).toBeGreaterThanOrEqual(3);
  });
});

it('defines the same tokens in both themes and in forced colours', () => {
  const names = [...themes.light.keys()];
  const forced = [...read('./forced-colors.css').matchAll(/--([\w-]+): \w+;/g)].map(([, name]) => name);
  expect([...themes.dark.keys()]).toEqual(names);
  expect(forced).toEqual(names);
});

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

function pairs(texts: string[], backgrounds: string[]): [string, string][] {
  return texts.flatMap((text) => backgrounds.map((background): [string, string] => [text, background]));
}

function palette(selector: string): Palette {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

/** WCAG 2.2, "contrast ratio". */
function contrast(theme: Palette, a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(theme, a), luminance(theme, b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(theme: Palette, token: string): number {
  const hex = theme.get(token);
  if (!hex) throw new Error(`no token --${token}`);
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
