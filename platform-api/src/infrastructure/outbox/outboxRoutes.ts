import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isLoopback } from '@forecourt/server-kit';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../http/escapeHtml';
import { notFound } from '../http/problems';
import { ProblemSchema } from '../http/responseSchemas';
import type { StoredMessage, Outbox } from './outbox';

/** Of requests that are injected without a socket. */
const DEFAULT_PORT = 80;

const listing = {
  summary: 'Messages that a demonstration stored instead of sending them, for this machine only',
  querystring: Type.Object({ tenant: Type.Optional(Type.String({ maxLength: 100 })) }),
  response: { 200: Type.Unsafe<{ messages: StoredMessage[] } | string>({}), 404: ProblemSchema },
};

const messageHtml = ({ tenant, channel, recipient, subject, body, html, created_at }: StoredMessage) =>
  `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(`${channel} to ${recipient} · ${tenant} · ${created_at}`)}</p><pre>${escapeHtml(body)}</pre>${html ? `<details><summary>As HTML</summary><iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}" width="640" height="720"></iframe></details>` : ''}</article>`;

const page = (messages: readonly StoredMessage[]) => `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Outbox</title></head>
<body><main><h1>Outbox</h1><p>Messages that this demonstration stored instead of sending them, newest first.</p>
${messages.map(messageHtml).join('\n') || '<p>No message yet.</p>'}
</main></body>
</html>`;

/**
 * Whether a request comes from this machine to an address of it, so that no page of another origin can point a host name here (DNS
 * rebinding).
 */
function isFromThisMachine({ ip, headers: { host }, socket: { localPort } }: FastifyRequest): boolean {
  return isLoopback(ip) && ['127.0.0.1', '[::1]', 'localhost'].some((name) => host === `${name}:${localPort ?? DEFAULT_PORT}`);
}

/** GET /dev/outbox: a page, or JSON for who accepts it. Register it in a demonstration only. */
export const outboxRoutes: FastifyPluginAsyncTypebox<{ outbox: Outbox }> = async (app, { outbox }) => {
  app.get('/dev/outbox', { schema: listing }, async (request, reply) => {
    if (!isFromThisMachine(request)) throw notFound();
    const { query, headers } = request;
    const messages = await outbox.list(query.tenant ?? null);
    reply.header('cache-control', 'no-store').header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (headers.accept?.includes('application/json')) return { messages };
    return reply.type('text/html; charset=utf-8').send(page(messages));
  });
};
