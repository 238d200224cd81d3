import { callIntegration } from '../../../infrastructure/integrations/callIntegration';
import type { Sms, SmsSender } from './smsSender';

export interface HttpSmsOptions {
  url: string;
  /** Sent as a bearer token. */
  token: string;
  /** JSON body with {to} and {text} in string values. */
  template?: string;
  timeoutMs?: number;
}

const TEMPLATE = '{"to":"{to}","body":"{text}"}';

/** Fills the placeholders in each string of a JSON value; the result is valid JSON whatever the text contains. */
function filled(value: unknown, sms: Sms): unknown {
  if (typeof value === 'string') return value.replaceAll('{to}', () => sms.to).replaceAll('{text}', () => sms.text);
  if (Array.isArray(value)) return value.map((each) => filled(each, sms));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, sms)]));
}

/** Any provider that accepts a POST of JSON with a bearer token. */
export function httpSmsSender({ url, token, template = TEMPLATE, timeoutMs }: HttpSmsOptions): SmsSender {
  const shape = JSON.parse(template) as unknown;
  return {
    name: new URL(url).host,
    async send(sms) {
      await callIntegration({
        url,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(filled(shape, sms)),
        timeoutMs,
      });
    },
  };
}
