import { integrationFailed, requestIntegration } from '../../../infrastructure/integrations/callIntegration';
import type { SmsSender } from './smsSender';

export interface TwilioSmsOptions {
  /** https://api.twilio.com/2010-04-01/Accounts/{AccountSid}/Messages.json */
  url: string;
  /** The auth token of the account. */
  token: string;
  /** Sender: a number with its country, a sender id, or the sid of a messaging service (MG…). */
  from: string;
  timeoutMs?: number;
}

const ADDRESS = /\/Accounts\/(AC[\da-f]{32})\/Messages\.json$/i;
const SERVICE = /^MG[\da-f]{32}$/i;

/** Whether an address is that of messages of an account at Twilio. */
export const isTwilio = (url: string): boolean => ADDRESS.test(url);

interface TwilioError {
  code?: unknown;
  message?: unknown;
}

/** Messages by Twilio's published API: a form with basic authentication; 201 says that it was accepted. */
export function twilioSmsSender({ url, token, from, timeoutMs }: TwilioSmsOptions): SmsSender {
  const { host } = new URL(url);
  const [, account = ''] = ADDRESS.exec(url) ?? [];
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const sender: Record<string, string> = SERVICE.test(from) ? { MessagingServiceSid: from } : { From: from };
  return {
    name: host,
    async send({ to, text }) {
      const { status, body } = await requestIntegration({
        url,
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ To: to, ...sender, Body: text }).toString(),
        timeoutMs,
      });
      if (status === 201 || status === 200) return;
      const { code, message } = (body ?? {}) as TwilioError;
      // Its sentence may name the number, which does not belong into a log.
      const why = typeof message === 'string' ? `: ${message.replaceAll(/\+?\d{6,}/g, '(number)')}` : '';
      throw integrationFailed(`${host} responded with ${status}${typeof code === 'number' ? `, ${code}` : ''}${why}`);
    },
  };
}
