import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';

const Name = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });
const Names = Type.Array(Type.String({ minLength: 1 }), { minItems: 1 });
const Addresses = Type.Array(Type.String({ pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+$' }), { minItems: 1 });
/** 'outbox:' writes to the development outbox what would have been posted. */
const Target = Type.String({ pattern: '^(https?://\\S+|outbox:)$' });
/** A secret is in the environment; the document only names its variable. */
const FromEnvironment = Type.String({ pattern: '^env:[A-Z][A-Z0-9_]*$' });
const closed = { additionalProperties: false };

const AdfByHttp = Type.Object(
  { channel: Type.Literal('adf-http'), url: Target, headers: Type.Optional(Type.Record(Type.String(), Type.String())) },
  closed,
);
const Webhook = Type.Object({ channel: Type.Literal('webhook'), url: Target, secret: Type.Optional(FromEnvironment) }, closed);
const AdfByEmail = Type.Object({ channel: Type.Literal('adf-email'), to: Addresses }, closed);
const PlainEmail = Type.Object({ channel: Type.Literal('email'), to: Addresses }, closed);

/** The schema of each channel by its name. */
const CHANNELS = { 'adf-http': AdfByHttp, webhook: Webhook, 'adf-email': AdfByEmail, email: PlainEmail } as const;
export type Endpoint = Static<(typeof CHANNELS)[keyof typeof CHANNELS]>;

const Rule = Type.Object({ dealerships: Type.Optional(Names), categories: Type.Optional(Names), endpoints: Names }, closed);
const Document = Type.Object(
  {
    endpoints: Type.Record(Name, Type.Object({ channel: Type.String() })),
    rules: Type.Array(Rule),
    fallback: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    alerts: Type.Optional(Addresses),
  },
  closed,
);

/** Where one tenant's leads are sent. It never reaches the browser. */
export interface DeliveryConfig {
  endpoints: Readonly<Record<string, Endpoint>>;
  /** The first rule that matches a lead's dealership and category names its endpoints. */
  rules: readonly Static<typeof Rule>[];
  /**
   * Endpoints that get what another one does not accept; without it the site's own e-mail address does, and with none nobody does.
   */
  fallback?: readonly string[];
  /** Who gets an e-mail about deliveries that fail, besides ALERTS_TO. */
  alerts?: readonly string[];
}

/** A delivery document that cannot be used; each problem is 'path: reason'. */
export class InvalidDeliveryError extends Error {
  override readonly name = 'InvalidDeliveryError';
  readonly code = 'invalid_delivery';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('; '));
  }
}

const dotted = (path: string) => path.split('/').filter(Boolean).join('.') || 'document';

function problemsIn(schema: TSchema, value: unknown, under = ''): string[] {
  return [...Value.Errors(schema, value)].map(({ instancePath, message }) => `${dotted(under + instancePath)}: ${message}`);
}

function endpointProblems(name: string, endpoint: { channel: string }, isDemonstration: boolean): string[] {
  const path = `/endpoints/${name}`;
  const schema = CHANNELS[endpoint.channel as keyof typeof CHANNELS];
  if (!schema) return [`${dotted(path)}.channel: must be one of ${Object.keys(CHANNELS).join(', ')}`];
  const problems = problemsIn(schema, endpoint, path);
  if (problems.length > 0 || !('url' in endpoint)) return problems;
  const { url, secret } = endpoint as Extract<Endpoint, { channel: 'webhook' }>;
  const isOutbox = url === 'outbox:';
  if (!isDemonstration && !url.startsWith('https://'))
    return [`${dotted(path)}.url: must begin with https://; only a demonstration (FORECOURT_DEMO=1) may send elsewhere`];
  if (!isOutbox && !URL.canParse(url)) return [`${dotted(path)}.url: is no address`];
  if (endpoint.channel === 'webhook' && !isOutbox && !secret) {
    return [`${dotted(path)}.secret: name the variable that holds it, for example env:CRM_WEBHOOK_SECRET`];
  }
  return [];
}

/** Reads one tenant's delivery document; throws InvalidDeliveryError. */
export function readDeliveryConfig(document: unknown, { isDemonstration }: { isDemonstration: boolean }): DeliveryConfig {
  const shape = problemsIn(Document, document);
  if (shape.length > 0) throw new InvalidDeliveryError(shape);
  const { endpoints, rules, fallback, alerts } = document as Static<typeof Document>;
  const unknown = (path: string, names: readonly string[]) =>
    names
      .filter((name) => !(name in endpoints))
      .map((name) => `${path}: there is no endpoint "${name}"; the endpoints are ${Object.keys(endpoints).join(', ')}`);
  const problems = [
    ...Object.entries(endpoints).flatMap(([name, endpoint]) => endpointProblems(name, endpoint, isDemonstration)),
    ...rules.flatMap((rule, index) => unknown(`rules.${index}.endpoints`, rule.endpoints)),
    ...unknown('fallback', fallback ?? []),
  ];
  if (problems.length > 0) throw new InvalidDeliveryError(problems);
  return { endpoints: endpoints as Record<string, Endpoint>, rules, ...(fallback && { fallback }), ...(alerts && { alerts }) };
}

/** Names of the endpoints for a lead: those of the first rule that matches, none without one. */
export function endpointsFor(config: DeliveryConfig, lead: { dealership_slug: string | null; category: string }): readonly string[] {
  const matches = (accepted: readonly string[] | undefined, value: string | null) =>
    accepted === undefined || accepted.some((each) => each.toLowerCase() === value?.toLowerCase());
  const rule = config.rules.find(
    ({ dealerships, categories }) => matches(dealerships, lead.dealership_slug) && matches(categories, lead.category),
  );
  return [...new Set(rule?.endpoints ?? [])];
}

/** Where an endpoint sends to: a disabled endpoint is enabled again when this changes. */
export const targetOf = (endpoint: Endpoint): string => ('url' in endpoint ? endpoint.url : endpoint.to.join(', '));
