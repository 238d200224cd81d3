import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Whether an address is this machine's own. */
export const isLoopback = (ip: string): boolean => ip === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/i.test(ip);

/** Headers of proxies: a request with one comes from somebody else. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Whether a request has the bearer token. */
export function holdsToken({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Whether a request comes from this machine itself, and not from a proxy on it. */
export const isFromThisMachine = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') && FORWARDING_HEADERS.every((name) => headers[name] === undefined);

/** Whether a request is the operator's: it comes from this machine itself, or has the bearer token where there is one. */
export const isOperatorRequest = (request: Pick<FastifyRequest, 'headers' | 'socket'>, token: string | null): boolean =>
  isFromThisMachine(request) || (token !== null && holdsToken(request, token));
