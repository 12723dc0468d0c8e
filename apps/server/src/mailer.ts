import { createTransport } from 'nodemailer';
import type { Config } from './config.js';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends letters, or says that this installation cannot. */
export interface Mailer {
  readonly configured: boolean;
  send(letter: Letter): Promise<void>;
}

/** A mail server that does not answer must not hold up the other jobs of ours. */
const PATIENCE_MS = 10_000;

export function mailerOf({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer {
  if (!smtpUrl) {
    return { configured: false, send: () => Promise.reject(new Error('SMTP_URL is not set')) };
  }
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
    { from: mailFrom },
  );
  return {
    configured: true,
    send: async (letter) => {
      await transport.sendMail(letter);
    },
  };
}
