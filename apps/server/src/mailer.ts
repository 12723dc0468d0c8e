import { createTransport } from 'nodemailer';
import type { Config } from './config.js';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends letters, or says that this installation cannot. */
export interface Mailer {
  readonly configured: boolean;
  send(letter: Letter): Promise<void>;
}

export function mailerOf({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer {
  if (!smtpUrl) {
    return { configured: false, send: () => Promise.reject(new Error('SMTP_URL is not set')) };
  }
  const transport = createTransport(smtpUrl, { from: mailFrom });
  return {
    configured: true,
    send: async (letter) => {
      await transport.sendMail(letter);
    },
  };
}
