/**
 * Programs of sheets run what begins like a formula, whoever wrote it (OWASP: CSV injection). An apostrophe before it keeps
 * it a text; texts that already look so get one more, and so reading takes away exactly what writing added.
 */
export const withGuard = (text: string): string => (/^'*[=+\-@\t]/.test(text) ? `'${text}` : text);

export const withoutGuard = (text: string): string => (/^'+[=+\-@\t]/.test(text) ? text.slice(1) : text);
