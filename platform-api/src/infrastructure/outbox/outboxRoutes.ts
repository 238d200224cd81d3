import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { escapeHtml } from '../http/escapeHtml';
import type { StoredMessage, Outbox } from './outbox';

const listing = {
  summary: 'Messages that a development site stored instead of sending them; 404 in production',
  querystring: Type.Object({ tenant: Type.Optional(Type.String({ maxLength: 100 })) }),
  response: { 200: Type.Unsafe<{ messages: StoredMessage[] } | string>({}) },
};

const messageHtml = ({ tenant, channel, recipient, subject, body, created_at }: StoredMessage) =>
  `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(`${channel} to ${recipient} · ${tenant} · ${created_at}`)}</p><pre>${escapeHtml(body)}</pre></article>`;

const page = (messages: readonly StoredMessage[]) => `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Outbox</title></head>
<body><main><h1>Outbox</h1><p>Messages that this development site stored instead of sending them, newest first.</p>
${messages.map(messageHtml).join('\n') || '<p>No message yet.</p>'}
</main></body>
</html>`;

/** GET /dev/outbox: a page, or JSON for who accepts it. Register it on development sites only. */
export const outboxRoutes: FastifyPluginAsyncTypebox<{ outbox: Outbox }> = async (app, { outbox }) => {
  app.get('/dev/outbox', { schema: listing }, async ({ query, headers }, reply) => {
    const messages = await outbox.list(query.tenant ?? null);
    reply.header('cache-control', 'no-store').header('content-security-policy', "default-src 'none'");
    if (headers.accept?.includes('application/json')) return { messages };
    return reply.type('text/html; charset=utf-8').send(page(messages));
  });
};
