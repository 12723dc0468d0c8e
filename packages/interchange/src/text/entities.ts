/** Entities that editors write in Portuguese texts. Anything else with a name stays as it was typed. */
const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' },
  ...{ aacute: 'á', agrave: 'à', acirc: 'â', atilde: 'ã', eacute: 'é', ecirc: 'ê', iacute: 'í', oacute: 'ó' },
  ...{ ocirc: 'ô', otilde: 'õ', uacute: 'ú', uuml: 'ü', ccedil: 'ç', ntilde: 'ñ' },
  ...{ Aacute: 'Á', Agrave: 'À', Acirc: 'Â', Atilde: 'Ã', Eacute: 'É', Ecirc: 'Ê', Iacute: 'Í', Oacute: 'Ó' },
  ...{ Ocirc: 'Ô', Otilde: 'Õ', Uacute: 'Ú', Uuml: 'Ü', Ccedil: 'Ç' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', hellip: '…' },
  ...{ deg: '°', ordm: 'º', ordf: 'ª', sup2: '²', sup3: '³', frac12: '½', frac14: '¼', frac34: '¾', middot: '·' },
  ...{ times: '×', divide: '÷', plusmn: '±', minus: '−', le: '≤', ge: '≥', ne: '≠', asymp: '≈', infin: '∞' },
  ...{ radic: '√', sum: '∑', rarr: '→', larr: '←', harr: '↔', bull: '•', euro: '€', pound: '£', micro: 'µ' },
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', Delta: 'Δ', theta: 'θ', lambda: 'λ', mu: 'μ', pi: 'π' },
  ...{ rho: 'ρ', sigma: 'σ', omega: 'ω', Omega: 'Ω' },
};

/** Each entity once, and nothing that comes of it again: no text grows on the way. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,9}));/gi, (whole, decimal, hex, name) => {
    if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
