/** Characters that XML 1.0 has no place for, in any form. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const escapeXml = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The end of a section cannot stand inside one, so it is split between two. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replaceAll(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
