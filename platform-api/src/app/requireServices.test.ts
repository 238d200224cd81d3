import { startPlatformApi } from './startPlatformApi';
import { tenantsOf, HARBOUR } from '../../testing/testApi';
import { requireServices } from './requireServices';

const COMPLETE = {
  DATABASE_URL: 'postgres://db.example/forecourt',
  SIGN_IN_SECRET: 'a secret of thirty-two characters',
  ...{ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'leads@harbour.example' },
  ...{ SMS_URL: 'https://sms.example', SMS_TOKEN: 't' },
  ...{ PAYMENTS_URL: 'https://pay.example', PAYMENTS_KEY: 'k' },
  ...{ QUOTES_URL: 'https://lender.example', QUOTES_TOKEN: 't' },
  ...{ VALUATIONS_URL: 'https://valuer.example', VALUATIONS_TOKEN: 't' },
};
const linesFor = (changes: Readonly<Record<string, string | undefined>>): string[] => {
  try {
    requireServices({ ...COMPLETE, ...changes });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

it('PL-081 accepts a site that has every service', () => {
  expect(linesFor({})).toEqual([]);
});

it('PL-081 a site runs without a service only where its settings permit it', () => {
  expect(linesFor({ SMTP_URL: 'off', SMS_URL: 'off', PAYMENTS_URL: 'off', QUOTES_URL: 'off', VALUATIONS_URL: 'off' })).toEqual([]);
});

it('PL-081 the embedded database serves only where a setting says so', () => {
  expect(linesFor({ DATABASE_URL: '', EMBEDDED_DATABASE: 'on' })).toEqual([]);
  expect(linesFor({ DATABASE_URL: '', EMBEDDED_DATABASE: 'off' })[1]).toContain(
    'DATABASE_URL: a PostgreSQL server (EMBEDDED_DATABASE=on: ',
  );
});

it.each([
  ['PAYMENTS_URL', '  PAYMENTS_URL and PAYMENTS_KEY: the payment provider (PAYMENTS_URL=off: nobody can pay online)'],
  ['PAYMENTS_KEY', '  PAYMENTS_URL and PAYMENTS_KEY: the payment provider (PAYMENTS_URL=off: nobody can pay online)'],
  ['SMS_TOKEN', '  SMS_URL and SMS_TOKEN: the sender of sign-in codes (SMS_URL=off: nobody can sign in)'],
  ['MAIL_FROM', '  SMTP_URL and MAIL_FROM: the server and sender of e-mail (SMTP_URL=off: no lead is delivered by e-mail)'],
  ['QUOTES_URL', '  QUOTES_URL and QUOTES_TOKEN: the provider of finance quotes (QUOTES_URL=off: no quotes)'],
  ['VALUATIONS_TOKEN', '  VALUATIONS_URL and VALUATIONS_TOKEN: the provider of trade-in valuations (VALUATIONS_URL=off: no valuations)'],
  ['SIGN_IN_SECRET', '  SIGN_IN_SECRET: a random secret of 32 characters or more, the same on every process'],
])('PL-081 without %s names what to set', (name, line) => {
  expect(linesFor({ [name]: undefined })).toEqual([
    'A site for real visitors needs these settings:',
    line,
    'To try the platform with test payments, example providers and messages at /dev/outbox instead, set FORECOURT_DEMO=1.',
  ]);
});

it.each(['off', 'too short', '', 'a'.repeat(32), 'abc'.repeat(20)])('PL-081 refuses the sign-in secret "%s"', (SIGN_IN_SECRET) => {
  expect(linesFor({ SIGN_IN_SECRET })).toHaveLength(3);
});

it('PL-081 a process without settings refuses to start, and names all of them', async () => {
  const starting = (environment: Record<string, string>) =>
    startPlatformApi({ port: 0, host: '127.0.0.1', dataDir: '/nowhere', tenants: tenantsOf(HARBOUR), environment });
  await expect(starting({})).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /DATABASE_URL.*SIGN_IN_SECRET.*SMTP_URL and MAIL_FROM.*SMS_URL and SMS_TOKEN.*PAYMENTS_URL and PAYMENTS_KEY.*QUOTES_URL.*VALUATIONS_URL.*FORECOURT_DEMO=1/s,
    ),
  });
  await expect(starting({ FORECOURT_DEMO: 'yes' })).rejects.toThrow('FORECOURT_DEMO must be 1 or 0, and it is "yes".');
});
