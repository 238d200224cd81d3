import type { Secrets } from '../../../../infrastructure/secrets/secrets';
import { Webhook } from 'standardwebhooks';
import type { Outbox } from '../../../../infrastructure/outbox/outbox';
import { adfOf } from '../adf/adf';
import { checkAdf } from '../adf/checkAdf';
import type { Endpoint } from '../deliveryConfig';
import type { DeliveredLead } from '../deliveredLead';
import type { Mailer } from '../mail';
import { retryAfter } from '../nextAttempt';
import { postToEndpoint } from '../postToEndpoint';
import { leadJson } from './leadJson';
import { leadSubject, leadText } from './leadText';

/** Outcome of one attempt. `reason` contains nothing of the lead. */
export type Outcome =
  /** `refused`: what was said of recipients that did not get it, beside others that did. */
  | { kind: 'delivered'; refused: string | null }
  /** Retried later, not before the receiver allows. */
  | { kind: 'failed'; reason: string; notBefore: Date | null }
  /** The receiver accepts no more leads here (410): the endpoint is disabled. */
  | { kind: 'gone'; reason: string }
  /** A retry cannot succeed. */
  | { kind: 'permanentFailure'; reason: string }
  /** There is nothing to send any more. */
  | { kind: 'obsolete'; reason: string };

export interface Channels {
  outbox: Outbox | null;
  mailer: Mailer;
  /** Sender of e-mail; null: the site's own address. */
  mailFrom: string | null;
  /** Values of `env:NAME` and `secret:name`. */
  secrets: Secrets;
  isDemonstration: boolean;
  timeoutMs: number;
  now(): Date;
  signal?: AbortSignal;
}

const DELIVERED: Outcome = { kind: 'delivered', refused: null };
export const failed = (reason: string, notBefore: Date | null = null): Outcome => ({ kind: 'failed', reason, notBefore });

export const obsolete = (reason: string): Outcome => ({ kind: 'obsolete', reason });

export const permanentFailure = (reason: string): Outcome => ({ kind: 'permanentFailure', reason });

function outcomeOf(status: number, notBefore: Date | null): Outcome {
  if (status >= 200 && status < 300) return DELIVERED;
  const reason = `responded with ${status}`;
  return status === 410 ? { kind: 'gone', reason } : failed(reason, notBefore);
}

interface Post {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

async function post({ url, body, headers }: Post, lead: DeliveredLead, channel: string, channels: Channels): Promise<Outcome> {
  if (url === 'outbox:') {
    if (!channels.outbox) return failed('only a demonstration has an outbox: give the endpoint an address');
    await channels.outbox.append({ tenant: lead.site.slug, channel, recipient: 'outbox:', subject: leadSubject(lead), body });
    return DELIVERED;
  }
  const { status, retryAfter: header } = await postToEndpoint({
    url,
    body,
    // A retry has the same key, so that the receiver can drop a repeat.
    headers: { ...headers, 'idempotency-key': lead.deliveryId },
    timeoutMs: channels.timeoutMs,
    allowPrivate: channels.isDemonstration,
    signal: channels.signal,
  });
  return outcomeOf(status, retryAfter(header, channels.now()));
}

/** The value of a reference to a secret, any other text as it is, or why there is none. */
function valueOf(text: string, { site }: DeliveredLead, { secrets }: Channels): { value: string } | { problem: string } {
  if (!/^(?:env|secret):/.test(text)) return { value: text };
  const value = secrets.read(site.slug, text);
  return value === null ? { problem: secrets.problem(site.slug, text) ?? `${text} is not set` } : { value };
}

type EndpointOf<Name extends Endpoint['channel']> = Extract<Endpoint, { channel: Name }>;

async function sendAdfByHttp(lead: DeliveredLead, xml: string, endpoint: EndpointOf<'adf-http'>, channels: Channels): Promise<Outcome> {
  const headers: Record<string, string> = { 'content-type': 'application/xml; charset=utf-8' };
  for (const [name, value] of Object.entries(endpoint.headers ?? {})) {
    const found = valueOf(value, lead, channels);
    if ('problem' in found) return failed(found.problem);
    headers[name.toLowerCase()] = found.value;
  }
  return post({ url: endpoint.url, body: xml, headers }, lead, endpoint.channel, channels);
}

async function sendWebhook(lead: DeliveredLead, { url, secret, channel }: EndpointOf<'webhook'>, channels: Channels): Promise<Outcome> {
  const body = leadJson(lead);
  const headers = { 'content-type': 'application/json' };
  if (url === 'outbox:') return post({ url, body, headers }, lead, channel, channels);
  if (!secret) return failed('the endpoint names no secret');
  const key = valueOf(secret, lead, channels);
  if ('problem' in key) return failed(key.problem);
  const now = channels.now();
  const signed = {
    ...headers,
    'webhook-id': lead.deliveryId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(key.value).sign(lead.deliveryId, now, body),
  };
  return post({ url, body, headers: signed }, lead, channel, channels);
}

async function sendMail(
  lead: DeliveredLead,
  text: string,
  { to, channel }: EndpointOf<'email' | 'adf-email'>,
  channels: Channels,
): Promise<Outcome> {
  const from = channels.mailFrom ?? lead.site.email;
  if (!from) return failed('MAIL_FROM is not set and the site has no e-mail address');
  const messageId = `<${lead.deliveryId}@${new URL(lead.site.url).hostname}>`;
  const refused = await channels.mailer.send({ tenant: lead.site.slug, from, to, subject: leadSubject(lead), text, messageId }, channel);
  return { kind: 'delivered', refused };
}

function adfFor(lead: DeliveredLead): { xml: string } | { problem: Outcome } {
  const xml = adfOf(lead);
  const problems = checkAdf(xml);
  if (problems.length === 0) return { xml };
  // Quotes contain what the visitor typed, which must not be in a reason.
  const reasons = problems.map((each) => each.replace(/".*"/, 'it'));
  return { problem: permanentFailure(`is no valid ADF: ${reasons.join('; ')}`) };
}

async function sendByChannel(lead: DeliveredLead, endpoint: Endpoint, channels: Channels): Promise<Outcome> {
  if (endpoint.channel === 'webhook') return sendWebhook(lead, endpoint, channels);
  if (endpoint.channel === 'email') return sendMail(lead, leadText(lead), endpoint, channels);
  const adf = adfFor(lead);
  if ('problem' in adf) return adf.problem;
  return endpoint.channel === 'adf-http' ? sendAdfByHttp(lead, adf.xml, endpoint, channels) : sendMail(lead, adf.xml, endpoint, channels);
}

/** Why a connection failed, without what was sent. */
export const reasonOf = (error: unknown) =>
  ((error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.message : 'failed')).slice(0, 200);

/** Sends one lead through one channel, once. Never rejects. */
export async function sendLead(lead: DeliveredLead, endpoint: Endpoint, channels: Channels): Promise<Outcome> {
  try {
    return await sendByChannel(lead, endpoint, channels);
  } catch (error) {
    return failed(reasonOf(error));
  }
}
