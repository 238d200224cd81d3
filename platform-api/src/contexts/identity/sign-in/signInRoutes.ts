import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { invalid } from '../../../infrastructure/http/problems';
import { clientAddressOf } from '../../../infrastructure/http/clientAddress';
import { integrationFailed } from '../../../infrastructure/integrations/callIntegration';
import { UserSchema } from '../sessions/userSchema';
import { australianMobile } from './australianMobile';
import type { CodeCheck, CodeRepository } from './codeRepository';
import { deviceOf, ensureDevice } from './deviceCookie';
import { retryLater } from './retryLater';
import type { SmsSender } from './smsSender';

interface SignInRoutesOptions {
  codes: CodeRepository;
  /** null: no provider is configured for the tenant, and nobody can sign in. */
  smsOf(tenant: string): SmsSender | null;
  now: () => Date;
}

/** Codes that one address may try in a minute, for all phone numbers together. */
const MAX_TRIES_PER_ADDRESS = 30;
const MINUTE_MS = 60_000;

const Phone = Type.String({ maxLength: 60 });

const requestCode = {
  summary: 'Sends a sign-in code by SMS; the same response for every valid number (AP-057)',
  body: Type.Object({ phone: Phone }),
  response: { 204: Type.Null(), 422: ProblemSchema, 429: ProblemSchema, 502: ProblemSchema },
};
const verify = {
  summary: 'Signs in with the code (AP-058)',
  body: Type.Object({ phone: Phone, code: Type.String({ maxLength: 20 }) }),
  response: { 200: Type.Object({ user: UserSchema }), 422: ProblemSchema, 429: ProblemSchema },
};

/** Messages for the visitor. */
const CODE_ERRORS: Record<Exclude<CodeCheck, 'right'>, string> = {
  wrong: 'That code is not correct.',
  expired: 'That code has expired. Please request a new one.',
  'too-many': 'Too many attempts. Please request a new code.',
};

/** The last line lets a phone fill the code in on the site's own pages only (origin-bound one-time code). */
function messageFor(site: SiteConfig, code: string): string {
  return `${code} is your ${site.name} sign-in code. It is good for 5 minutes.\n\n@${new URL(site.url).hostname} #${code}`;
}

const NOT_MOBILE = 'We send codes to Australian mobile numbers only. Please check the number.';

function mobileOf(text: string): string {
  const phone = australianMobile(text);
  if (!phone) throw invalid({ phone: text.trim() === '' ? 'Please enter your mobile number.' : NOT_MOBILE });
  return phone;
}

export const signInRoutes: FastifyPluginAsyncTypebox<SignInRoutesOptions> = async (app, { codes, smsOf, now }) => {
  app.post('/api/sign-in/code', { schema: requestCode }, async (request, reply) => {
    const { site, body } = request;
    const phone = mobileOf(body.phone);
    const sms = smsOf(site.slug);
    if (!sms) throw integrationFailed('no SMS provider is configured: set SMS_URL and SMS_TOKEN');
    const device = ensureDevice(request, reply);
    const made = await codes.request(site.slug, { phone, device }, now());
    if (made.kind === 'too-many') throw retryLater(reply, 'phone', made.retryAfterSeconds);
    try {
      await sms.send({ tenant: site.slug, to: phone, text: messageFor(site, made.code) });
    } catch (error) {
      await codes.withdraw(site.slug, made.id);
      throw error;
    }
    return reply.code(204).send(null);
  });

  app.post('/api/sign-in/verify', { schema: verify }, async (request, reply) => {
    const { site, body } = request;
    const { count, remainingMs } = await app.limits.hit(`verify ${site.slug} ${clientAddressOf(request)}`, MINUTE_MS);
    if (count > MAX_TRIES_PER_ADDRESS) throw retryLater(reply, 'code', Math.ceil(remainingMs / 1000));
    const phone = mobileOf(body.phone);
    const device = deviceOf(request);
    // Without a device there is no challenge; the response is the same as for a wrong code.
    const check = device === null ? 'wrong' : await codes.check(site.slug, { phone, device }, body.code.replaceAll(/\s/g, ''), now());
    if (check !== 'right') throw invalid({ code: CODE_ERRORS[check] });
    reply.header('cache-control', 'no-store');
    return { user: await app.sessions.begin(request, reply, phone) };
  });
};
