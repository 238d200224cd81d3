import { createTransport } from 'nodemailer';
import type { Outbox } from '../../../infrastructure/outbox/outbox';

/** To whom: systems and people of a dealer, a visitor, or who watches over the delivery. */
export type MailChannel = 'email' | 'adf-email' | 'visitor' | 'alert';

export interface Mail {
  tenant: string;
  from: string;
  /** Name beside the address. */
  fromName?: string;
  /** Where a reply goes; null: to the sender. */
  replyTo?: string | null;
  to: readonly string[];
  subject: string;
  text: string;
  /** The same as HTML; null for a mail that a system reads. */
  html?: string | null;
  attachments?: readonly MailAttachment[];
  /** The same on every attempt, so that a mailbox can drop a repeat. */
  messageId: string;
}

/** A file of an e-mail. */
export interface MailAttachment {
  filename: string;
  content: string;
  contentType: string;
}

/** Sends e-mail. */
export interface Mailer {
  /** Rejects with the server's words when it accepts no recipient; resolves with them when it refuses some of several, else with null. */
  send(mail: Mail, channel: MailChannel): Promise<string | null>;
  close(): void;
}

const ADDRESS = /[\w.+%'-]+@[\w-]+(?:\.[\w-]+)+/g;
/** '550 5.1.1' */
const CODE = /^\d{3}(?: \d\.\d{1,3}\.\d{1,3})?/;
const RESPONSE_LENGTH = 200;

/** What a mail server said of an e-mail, without addresses of visitors; where it said nothing, why it was not reached. */
function wordsOf({ response, message }: Error & { response?: string }, { to }: Mail, channel: MailChannel): string {
  const isToVisitor = channel === 'visitor';
  // Of a visitor's address every spelling is personal, so only the code is stored.
  const said = isToVisitor && response !== undefined ? (CODE.exec(response)?.[0] ?? '') : (response ?? message);
  const words = said.replaceAll(ADDRESS, (found) => (!isToVisitor && to.includes(found) ? found : '…')).replaceAll(/\s+/g, ' ');
  return `${response === undefined ? '' : 'the mail server responded with '}${words}`.slice(0, RESPONSE_LENGTH);
}

/** An SMTP server by its address, for example smtps://user:password@mail.example. */
export function smtpMailer(address: string, timeoutMs: number): Mailer {
  const transport = createTransport(address, {});
  Object.assign(transport.options, { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs });
  return {
    async send(mail, channel) {
      const { from, fromName, replyTo, to, subject, text, html, attachments = [], messageId } = mail;
      const sent = await transport
        .sendMail({
          from: fromName ? { name: fromName, address: from } : from,
          ...(replyTo && { replyTo }),
          to: [...to],
          subject,
          text,
          ...(html && { html }),
          attachments: [...attachments],
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: Error) => {
          throw new Error(wordsOf(error, mail, channel), { cause: error });
        });
      const [refused] = (sent as { rejectedErrors?: Error[] }).rejectedErrors ?? [];
      return refused ? wordsOf(refused, mail, channel) : null;
    },
    close: () => transport.close(),
  };
}

/** Stores e-mail in the outbox of a demonstration instead of sending it. */
export const outboxMailer = (outbox: Outbox): Mailer => ({
  async send({ tenant, to, subject, text, html = null }, channel) {
    await outbox.append({ tenant, channel, recipient: to.join(', '), subject, body: text, html });
    return null;
  },
  close: () => {},
});

/** For a site without an SMTP server: every e-mail is retried until SMTP_URL is set. */
export const missingMailer: Mailer = {
  send: () => Promise.reject(new Error('SMTP_URL is not set, so e-mail cannot be sent')),
  close: () => {},
};
