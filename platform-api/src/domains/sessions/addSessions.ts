import cookie from '@fastify/cookie';
import type { User } from '@forecourt/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../infrastructure/http/problems';
import { SESSION_SECONDS, type SessionRepository } from './sessionRepository';

/** The cookie is bound to the host, so that each site has its own. */
const COOKIE = 'forecourt_session';
const ATTRIBUTES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
}

/** Sessions as routes use them. */
export interface Sessions {
  /** The person who is signed in to the request's site, or null. */
  userOf(request: FastifyRequest): Promise<User | null>;
  /** Rejects as not_signed_in when nobody is (AP-002). */
  required(request: FastifyRequest): Promise<User>;
  /** Signs in with a fresh token; a session that the browser had before ends (PL-045). */
  begin(request: FastifyRequest, reply: FastifyReply, phone: string): Promise<User>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Reads and writes the session cookie (AP-058); for every route below, through `app.sessions`. */
export async function addSessions(app: FastifyInstance, repository: SessionRepository, now: () => Date): Promise<void> {
  await app.register(cookie);
  const tokenOf = (request: FastifyRequest) => request.cookies[COOKIE] ?? null;

  const userOf: Sessions['userOf'] = async (request) => {
    const token = tokenOf(request);
    return token === null ? null : repository.find(request.site.slug, token, now());
  };
  const endOf = async (request: FastifyRequest) => {
    const token = tokenOf(request);
    if (token !== null) await repository.end(request.site.slug, token);
  };

  app.decorate('sessions', {
    userOf,
    async required(request) {
      const user = await userOf(request);
      if (!user) throw new Problem('not_signed_in');
      return user;
    },
    async begin(request, reply, phone) {
      await endOf(request);
      const { user, token } = await repository.start(request.site.slug, phone, now());
      reply.setCookie(COOKIE, token, { ...ATTRIBUTES, maxAge: SESSION_SECONDS });
      return user;
    },
    async end(request, reply) {
      await endOf(request);
      reply.clearCookie(COOKIE, ATTRIBUTES);
    },
  } satisfies Sessions);
}
