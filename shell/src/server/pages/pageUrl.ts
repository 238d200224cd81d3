import type { FastifyRequest } from 'fastify';

/**
 * The path of any request target, always with one slash at the start and single slashes between: of '//x' and '/\\x', which an address
 * would read as a host, and of a whole address, which a proxy sends.
 */
export function pathOf(target: string): { pathname: string; search: string } {
  const relative = target.startsWith('/') ? `http://site/.${target}` : target;
  const { pathname, search } = new URL(URL.canParse(relative) ? relative : 'http://site/');
  return { pathname: pathname.replaceAll(/\/{2,}/g, '/'), search };
}

/** The whole address of a path, as `pathOf` gives it with its query, on the known host of a request. */
export const pageUrl = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, path: string): string =>
  `${protocol}://${host}${path}`;
