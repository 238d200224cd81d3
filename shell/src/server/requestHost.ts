import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

const HEADER = 'x-forwarded-host';
/** What X-Forwarded-Proto may say, of one proxy or of several. */
const PROTOCOLS = /^\s*https?(?:\s*,\s*https?)*\s*$/i;

/** Adds a name to the Vary header of a response. */
function addVary(reply: FastifyReply, name: string): void {
  const before = [reply.getHeader('vary') ?? []].flat().join(', ');
  reply.header('vary', before === '' ? name : `${before}, ${name}`);
}

/**
 * The host of a request is its Host header. X-Forwarded-Host, which many proxies pass on as the visitor sent it, would let him choose the
 * tenant, and a shared cache would give that response to others: it counts where `isTrusted` says that the trusted proxies set it themselves.
 * X-Forwarded-Proto counts where it is a protocol.
 */
export const requestHost = fp(
  async (app: FastifyInstance, { isTrusted }: { isTrusted: boolean }) => {
    app.addHook('onRequest', async ({ raw: { headers } }) => {
      if (!PROTOCOLS.test(String(headers['x-forwarded-proto'] ?? 'http'))) delete headers['x-forwarded-proto'];
    });
    if (isTrusted) app.addHook('onSend', async (_request, reply) => addVary(reply, 'X-Forwarded-Host'));
    else
      app.addHook('onRequest', async ({ raw }) => {
        delete raw.headers[HEADER];
      });
  },
  { name: 'request-host' },
);
