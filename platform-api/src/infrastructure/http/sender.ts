import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Trust } from './trustedProxies';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site's own server asks, for no visitor in particular: it renders pages that many will see. */
    isFromShell: boolean;
  }
}

/** Tells the site's server from visitors: a trusted address that names a site and passes nobody on (AP-001). */
export function addSender(app: FastifyInstance, isTrusted: Trust): void {
  app.decorateRequest('isFromShell', false);
  app.addHook('onRequest', async (request) => {
    const { headers, socket } = request;
    const namesSite = headers['x-forwarded-host'] !== undefined || headers['x-website-id'] !== undefined;
    request.isFromShell = namesSite && headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress);
  });
}

/** The visitor's address: what a trusted proxy says, where that is an address, else the connection's. */
export function addressOf(request: FastifyRequest): string {
  return isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip;
}
