import type { Letter } from './mailer.js';

interface LetterParts {
  to: string;
  subject: string;
  /** Of the whole name the first word is used: a letter says no more about a person than it must. */
  name: string;
  paragraphs: string[];
  link: string;
  action: string;
  closing: string;
}

/** One letter as plain text and as simple HTML, for readers of both kinds. */
export function letter({ to, subject, name, paragraphs, link, action, closing }: LetterParts): Letter {
  const greeting = `Olá, ${name.trim().split(/\s+/)[0]}!`;
  const html = [
    ...[greeting, ...paragraphs].map((text) => `<p>${escaped(text)}</p>`),
    `<p><a href="${escaped(link)}" style="${BUTTON}">${escaped(action)}</a></p>`,
    `<p style="color:#555">Se o botão não abrir, copie este endereço: ${escaped(link)}</p>`,
    `<p style="color:#555">${escaped(closing)}</p>`,
  ];
  return {
    to,
    subject,
    text: `${[greeting, ...paragraphs, link, closing].join('\n\n')}\n`,
    html: `<!doctype html><html lang="pt-BR"><body style="${BODY}">${html.join('')}</body></html>`,
  };
}

const BODY = 'font-family:sans-serif;font-size:16px;line-height:1.5;max-width:32rem';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1e3a5f;color:#ffffff;text-decoration:none';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
