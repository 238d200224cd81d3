import type { SiteConfig, User } from '@forecourt/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../../infrastructure/http/problems';
import { SESSION_SECONDS, type SessionRepository } from './sessionRepository';
import { siteCookie } from './siteCookie';

const cookieOf = (site: SiteConfig) => siteCookie(site, 'forecourt_session');

/** The session cookie of a request, for routes that need to know who is signed in. */
export interface Sessions {
  /** The person who is signed in to the request's site, or null. */
  userOf(request: FastifyRequest): Promise<User | null>;
  /** Rejects as not_signed_in when nobody is. */
  required(request: FastifyRequest): Promise<User>;
  /** Signs in with a fresh token; a session that the browser had before ends. */
  begin(request: FastifyRequest, reply: FastifyReply, phone: string): Promise<User>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Sessions by cookie. */
export function createSessions(repository: SessionRepository, now: () => Date): Sessions {
  const tokenOf = (request: FastifyRequest) => request.cookies[cookieOf(request.site).name] ?? null;

  const userOf: Sessions['userOf'] = async (request) => {
    const token = tokenOf(request);
    return token === null ? null : repository.find(request.site.slug, token, now());
  };
  const endOf = async (request: FastifyRequest) => {
    const token = tokenOf(request);
    if (token !== null) await repository.end(request.site.slug, token);
  };

  return {
    userOf,
    async required(request) {
      const user = await userOf(request);
      if (!user) throw new Problem('not_signed_in');
      return user;
    },
    async begin(request, reply, phone) {
      await endOf(request);
      const { user, token } = await repository.start(request.site.slug, phone, now());
      const { name, attributes } = cookieOf(request.site);
      reply.setCookie(name, token, { ...attributes, maxAge: SESSION_SECONDS });
      return user;
    },
    async end(request, reply) {
      await endOf(request);
      const { name, attributes } = cookieOf(request.site);
      reply.clearCookie(name, attributes);
    },
  };
}
