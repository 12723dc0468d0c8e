/** The licences of everything that is installed to run the server or shipped to browsers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';

export const LICENSES = join(root, 'docs/licenses.md');

/** Read, and fit for a program under the MIT licence. The LGPL is of libraries that are linked, not copied. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
]);

/** Packages whose own words are not a licence's name, or that let one choose. */
const CHOSEN = {
  'dejavu-fonts-ttf': 'Bitstream Vera (free to embed)',
  'dictionary-pt': 'MPL-2.0',
  'hunspell-wasm': 'MPL-1.1',
  'png-js': 'MIT',
};

const used = installed();

/** What stands in the way of shipping: a licence nobody has read, or a list that is not true any more. */
export function licenseBreaches() {
  const unread = used.filter(
    ({ name, license }) => !CHOSEN[name] && !license.split(' AND ').every((one) => ACCEPTED.has(one)),
  );
  return [
    ...unread.map(({ name, license }) => `${name} is under ${license || 'no licence that it names'}: read it first`),
    ...(readFileSync(LICENSES, 'utf8') === licensesPage()
      ? []
      : ['docs/licenses.md is not true any more: node scripts/licenses.mjs writes it anew']),
  ];
}

/** From the lockfile, which holds the packages of every platform, whatever this one is. */
function installed() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license = '' }]) => ({ name: path.replace(/^.*node_modules\//, ''), license }));
  return [...new Map(found.map((one) => [one.name, one])).values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function licensesPage() {
  const licenses = [...new Set(used.map(licenseOf))].sort();
  const rows = licenses.map((license) => {
    const names = used.filter((one) => licenseOf(one) === license).map(({ name }) => name);
    return `| ${license} | ${names.length} | ${names.join(', ')} |`;
  });
  return `# Licences

Of everything that is installed to run the server or shipped to browsers. Written by \`node scripts/licenses.mjs\`, and held true by
\`npm test -- architecture\`; a package under a licence that nobody has read yet fails there.

| licence | packages | which |
|---|---|---|
${rows.join('\n')}
`;
}

function licenseOf({ name, license }) {
  return CHOSEN[name] ?? license;
}
