import fp from 'fastify-plugin';
import { operatorApiPlugin } from './operator-api/operatorApiPlugin';
import { sessionsPlugin } from './sessions/sessionsPlugin';
import { signInPlugin, type SignInPluginOptions } from './sign-in/signInPlugin';

/** Who is signed in (`app.sessions`), sign-in with codes by SMS, and the tokens of programs that work for a tenant. */
export const identityPlugin = fp<SignInPluginOptions & { adminToken: string | null }>(
  async (app, { adminToken, ...options }) => {
    await app.register(sessionsPlugin, { now: options.now });
    await app.register(signInPlugin, options);
    await app.register(operatorApiPlugin, { now: options.now, adminToken });
  },
  { name: 'identity', dependencies: ['database', 'tenants'] },
);
