import { randomBytes } from 'node:crypto';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteCookie } from '../sessions/siteCookie';

/** How long a device is recognised; browsers keep no cookie longer. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;

const DEVICE_BYTES = 16;
const DEVICE_ID = /^[\w-]{22}$/;

const cookieOf = (site: SiteConfig) => siteCookie(site, 'forecourt_device');

/** The device id of the request's browser, or null when it has none. The id is no session: it gives no access to anything. */
export function deviceOf(request: FastifyRequest): string | null {
  const id = request.cookies[cookieOf(request.site).name];
  return id !== undefined && DEVICE_ID.test(id) ? id : null;
}

/** The device id of the request's browser, a random one when it has none; the response sets the cookie for 400 days. */
export function ensureDevice(request: FastifyRequest, reply: FastifyReply): string {
  const id = deviceOf(request) ?? randomBytes(DEVICE_BYTES).toString('base64url');
  const { name, attributes } = cookieOf(request.site);
  reply.setCookie(name, id, { ...attributes, maxAge: DEVICE_SECONDS });
  return id;
}
