import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { createCodeRepository } from './codeRepository';
import { signInRoutes } from './signInRoutes';
import type { SmsSender } from './smsSender';

export interface SignInPluginOptions {
  /** null: no provider is configured for the tenant, and nobody can sign in. */
  smsOf(tenant: string): SmsSender | null;
  /** Part of the key that sign-in codes are hashed with; the same text on every process. */
  secret: string;
  now: () => Date;
}

const CLEANUP_INTERVAL_MS = 15_000;

/** Sign-in with codes by SMS. */
export const signInPlugin = fp<SignInPluginOptions>(
  async (app, { smsOf, secret, now }) => {
    const codes = createCodeRepository(app.database, secret);
    addScheduledTask(app, { name: 'expired sign-in codes', everyMs: CLEANUP_INTERVAL_MS, run: () => codes.deleteExpired(now()) });
    await registerSiteRoutes(app, signInRoutes, { codes, smsOf, now });
  },
  { name: 'sign-in', dependencies: ['database', 'tenants', 'sessions'] },
);
