import { createTransport } from 'nodemailer';
import type { Outbox } from '../../infrastructure/outbox/outbox';

export interface Mail {
  tenant: string;
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  /** The same on every attempt, so that a mailbox can drop a repeat. */
  messageId: string;
}

/** Sends e-mail; rejects when the server did not accept it. */
export interface Mailer {
  send(mail: Mail, channel: string): Promise<void>;
  close(): void;
}

/** An SMTP server by its address, for example smtps://user:password@mail.example. */
export function smtpMailer(address: string, timeoutMs: number): Mailer {
  const transport = createTransport(address, {});
  Object.assign(transport.options, { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs });
  return {
    async send({ from, to, subject, text, messageId }) {
      await transport.sendMail({ from, to: [...to], subject, text, messageId, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
    close: () => transport.close(),
  };
}

/** Stores e-mail in the outbox of a demonstration instead of sending it. */
export const outboxMailer = (outbox: Outbox): Mailer => ({
  send: ({ tenant, to, subject, text }, channel) => outbox.append({ tenant, channel, recipient: to.join(', '), subject, body: text }),
  close: () => {},
});

/** For a site without an SMTP server: every e-mail is retried until SMTP_URL is set. */
export const missingMailer: Mailer = {
  send: () => Promise.reject(new Error('SMTP_URL is not set, so e-mail cannot be sent')),
  close: () => {},
};
