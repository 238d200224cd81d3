import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Trust } from '@forecourt/server-kit';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request is from the site's own server, for no visitor in particular: it renders pages that many will see. */
    isFromShell: boolean;
  }
}

/** Detects the site's own server: a trusted address that names a site and forwards for nobody. */
export function addClientDetection(app: FastifyInstance, isTrusted: Trust): void {
  app.decorateRequest('isFromShell', false);
  app.addHook('onRequest', async (request) => {
    const { headers, socket } = request;
    const namesSite = headers['x-forwarded-host'] !== undefined || headers['x-website-id'] !== undefined;
    request.isFromShell = namesSite && headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress);
  });
}

/** The visitor's address: the one that a trusted proxy forwards, where that is valid, else the connection's. */
export function clientAddressOf(request: FastifyRequest): string {
  return isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip;
}
