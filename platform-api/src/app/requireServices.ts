import { StartError } from '@forecourt/server-kit';
import { OFF, type Environment } from '../infrastructure/integrations/credentials';

/** A service that a demonstration replaces by a fake one. */
interface Service {
  /** Its variables; the first can be `off`. */
  variables: readonly [string, ...string[]];
  /** What it is, and what a site is without it; without that text it cannot be off. */
  purpose: string;
  without?: string;
}

const SERVICES: readonly Service[] = [
  { variables: ['SIGN_IN_SECRET'], purpose: 'a random secret of 32 characters or more, the same on every process' },
  { variables: ['SMTP_URL', 'MAIL_FROM'], purpose: 'the server and sender of e-mail', without: 'no lead is delivered by e-mail' },
  { variables: ['SMS_URL', 'SMS_TOKEN'], purpose: 'the sender of sign-in codes', without: 'nobody can sign in' },
  { variables: ['PAYMENTS_URL', 'PAYMENTS_KEY'], purpose: 'the payment provider', without: 'nobody can pay online' },
  { variables: ['QUOTES_URL', 'QUOTES_TOKEN'], purpose: 'the provider of finance quotes', without: 'no quotes' },
  { variables: ['VALUATIONS_URL', 'VALUATIONS_TOKEN'], purpose: 'the provider of trade-in valuations', without: 'no valuations' },
];

const MIN_SECRET_LENGTH = 32;
/** A random text of that length has more different characters; one character 32 times is no secret. */
const MIN_SECRET_CHARACTERS = 8;
const isSecret = (text = '') => text.length >= MIN_SECRET_LENGTH && new Set(text).size >= MIN_SECRET_CHARACTERS;

function isMissing(environment: Environment, { variables: [first, ...others], without }: Service): boolean {
  if (environment[first] === OFF && without !== undefined) return false;
  if (first === 'SIGN_IN_SECRET') return !isSecret(environment[first]);
  return [first, ...others].some((name) => !environment[name]);
}

const DATABASE_LINE =
  '  DATABASE_URL: a PostgreSQL server (EMBEDDED_DATABASE=on: the embedded database in DATA_DIR, of this back end alone)';
const hasDatabase = ({ DATABASE_URL, EMBEDDED_DATABASE }: Environment) => Boolean(DATABASE_URL) || EMBEDDED_DATABASE === 'on';

const lineOf = ({ variables, purpose, without }: Service) =>
  `  ${variables.join(' and ')}: ${purpose}${without === undefined ? '' : ` (${variables[0]}=${OFF}: ${without})`}`;

/** Throws a StartError that names the database, and every service for which the process would use a fake one, where it is not set. */
export function requireServices(environment: Environment): void {
  const missing = [
    ...(hasDatabase(environment) ? [] : [DATABASE_LINE]),
    ...SERVICES.filter((service) => isMissing(environment, service)).map(lineOf),
  ];
  if (missing.length === 0) return;
  throw new StartError(
    [
      'A site for real visitors needs these settings:',
      ...missing,
      'To try the platform with test payments, example providers and messages at /dev/outbox instead, set FORECOURT_DEMO=1.',
    ].join('\n'),
  );
}
