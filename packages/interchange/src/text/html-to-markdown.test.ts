import { parseRichText, plainText } from '@gabarita/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainToMarkdown } from './escape-markdown.js';
import { htmlToMarkdown } from './html-to-markdown.js';

describe('HTML', () => {
  it.each([
    ['<p>Um</p><p>Dois<br/>linhas</p>', 'Um\n\nDois<br>linhas'],
    ['<h3>Texto I</h3><b> forte </b>e <em></em><i>leve</i>', '### Texto I\n\n**forte** e *leve*'],
    ['<ol><li>um</li><li>dois<ul><li>três</li></ul></li></ol>', '1. um\n2. dois\n  - três'],
    ['<blockquote><p>Citação</p></blockquote>fim', '> Citação\n\nfim'],
    [
      '<table><thead><tr><th>Ano</th><th>a|b</th></tr></thead><tr><td>2020</td></tr></table>',
      '| Ano | a\\|b |\n| --- | --- |\n| 2020 |  |',
    ],
    ['5 &lt; 6 &amp;&amp; 7 &gt; 2 &#8594; H&#x2082;O &naoexiste;', '5 < 6 && 7 > 2 → H₂O &naoexiste;'],
    ['<p>a<style>p{}</style><!-- nada --><script>x</script>b', 'ab'],
    ['2*3*4 e [colchetes] e _sub_', '2\\*3\\*4 e \\[colchetes\\] e \\_sub\\_'],
    ['<p>1. não é lista</p><p># nem título</p>', '1\\. não é lista\n\n\\# nem título'],
    ['<a href="javascript:alert(1)">clique</a> 3 < 4', 'clique 3 < 4'],
    [
      '<img src="/files/images/a.webp" alt="x"> <img src="a (1).png">',
      '![x](/files/images/a.webp) ![](a%20%281%29.png)',
    ],
  ])('%s reads as %s', (html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  it('of any kind has a text, and takes no longer for being strange', () => {
    fc.assert(fc.property(fc.string(), (html) => typeof htmlToMarkdown(html) === 'string'));
    for (const strange of ['<', '<a "', '<!--', '<p><b>', '&', '<table><tr><td>']) {
      expect(typeof htmlToMarkdown(strange.repeat(20_000))).toBe('string');
    }
  });
});

describe('plain text', () => {
  it('reads the same as Markdown, whatever is in it', () => {
    const words = fc.stringMatching(/^[ -~áéç]{1,40}$/).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    fc.assert(
      fc.property(words.filter(Boolean), (text) => {
        const tree = parseRichText(plainToMarkdown(text));
        expect(tree.map(({ type }) => type)).toEqual(['paragraph']);
        expect(plainText(tree)).toBe(text);
      }),
    );
  });
});
