import fp from 'fastify-plugin';
import { sessionsPlugin } from './sessions/sessionsPlugin';
import { signInPlugin, type SignInPluginOptions } from './sign-in/signInPlugin';

/** Who is signed in (`app.sessions`), and sign-in with codes by SMS. */
export const identityPlugin = fp<SignInPluginOptions>(
  async (app, options) => {
    await app.register(sessionsPlugin, { now: options.now });
    await app.register(signInPlugin, options);
  },
  { name: 'identity', dependencies: ['database', 'tenants'] },
);
