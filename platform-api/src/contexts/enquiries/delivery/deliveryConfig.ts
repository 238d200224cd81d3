import Type, { type Static } from 'typebox';
import { describeMistakes, didYouMean, placedIn, readDocument, type DocumentKind, type PlacedMistake } from '@forecourt/server-kit';
import type { Mistake } from '@forecourt/shared-contracts/documents';
import { SECRET_REFERENCE } from '../../../infrastructure/secrets/secrets';
import { isTwilio } from '../../identity';

const namesOf = (description: string) => Type.Array(Type.String({ minLength: 1 }), { minItems: 1, description });
const Addresses = Type.Array(
  Type.String({ pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+$', patternErrorMessage: 'must be an email address such as sales@dealer.example' }),
  { minItems: 1 },
);
/** 'outbox:' writes to the development outbox what would have been posted. */
const Target = Type.String({
  pattern: '^(https?://\\S+|outbox:)$',
  patternErrorMessage: 'must be a web address, beginning with https://',
});
/** A secret is in a file or the environment; the document only names it. */
const SecretName = Type.String({
  pattern: SECRET_REFERENCE,
  patternErrorMessage: 'must name the secret, for example secret:crm or env:CRM_WEBHOOK_SECRET; a secret is never part of this document',
});
const closed = { additionalProperties: false };

const AdfByHttp = Type.Object(
  {
    channel: Type.Literal('adf-http'),
    url: Target,
    headers: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Headers of the request; secret:name is a secret of the dealer, env:NAME the value of a variable.',
      }),
    ),
  },
  { ...closed, description: 'ADF 1.0 XML by HTTP POST.' },
);
const Webhook = Type.Object(
  { channel: Type.Literal('webhook'), url: Target, secret: Type.Optional(SecretName) },
  { ...closed, description: 'JSON by HTTP POST with a signature (Standard Webhooks).' },
);
const AdfByEmail = Type.Object({ channel: Type.Literal('adf-email'), to: Addresses }, { ...closed, description: 'ADF 1.0 XML by email.' });
const PlainEmail = Type.Object({ channel: Type.Literal('email'), to: Addresses }, { ...closed, description: 'An email that people read.' });

const CHANNELS = [AdfByHttp, Webhook, AdfByEmail, PlainEmail];
export type Endpoint = Static<(typeof CHANNELS)[number]>;

const address = (example: string) =>
  Type.String({
    pattern: '^https?://\\S+$',
    patternErrorMessage: 'must be a web address, beginning with https://',
    description: `Its address, such as ${example}.`,
  });
/** The services that a dealer has an account of its own with. */
const Services = Type.Object(
  {
    payments: Type.Optional(
      Type.Object(
        { url: address('https://api.stripe.com/v1/payment_intents'), key: SecretName },
        { ...closed, description: 'The payment provider. Its publishable key is payment_key of the tenant document.' },
      ),
    ),
    sms: Type.Optional(
      Type.Object(
        {
          url: address('https://api.twilio.com/2010-04-01/Accounts/AC…/Messages.json'),
          token: SecretName,
          from: Type.Optional(Type.String({ description: 'Sender, for Twilio.' })),
          template: Type.Optional(Type.String({ description: 'JSON with {to} and {text} in its strings, for any other service.' })),
        },
        { ...closed, description: 'The sender of sign-in codes.' },
      ),
    ),
    quotes: Type.Optional(
      Type.Object({ url: address('https://lender.example/quotes'), token: SecretName }, { ...closed, description: 'Finance quotes.' }),
    ),
    valuations: Type.Optional(
      Type.Object({ url: address('https://valuer.example'), token: SecretName }, { ...closed, description: 'Trade-in valuations.' }),
    ),
    search: Type.Optional(
      Type.Object({ key: SecretName }, { ...closed, description: 'A key that may write to the indexes of search_app at Algolia.' }),
    ),
    maps: Type.Optional(
      Type.Object(
        { url: address('https://maps.googleapis.com/maps/api/geocode/json'), key: SecretName },
        { ...closed, description: 'Coordinates of postcodes.' },
      ),
    ),
  },
  { ...closed, description: 'Services that the dealer has an account of its own with; without one that of the deployment is used.' },
);
export type TenantServices = Static<typeof Services>;

const Rule = Type.Object(
  {
    dealerships: Type.Optional(namesOf('Slugs of the dealerships whose leads it matches; without it those of all.')),
    categories: Type.Optional(namesOf('Categories of the leads that it matches, such as Finance Enquiry; without it all.')),
    endpoints: namesOf('Names of the endpoints that get the lead.'),
  },
  closed,
);
const Document = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    endpoints: Type.Record(
      Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
      Type.Unsafe<Endpoint>({ type: 'object', required: ['channel'], discriminator: { propertyName: 'channel' }, oneOf: CHANNELS }),
      {
        ...closed,
        keyErrorMessage: 'must be a name of lower-case letters, digits and hyphens',
        description: 'Where leads go, by a name of your choice.',
      },
    ),
    rules: Type.Array(Rule, { description: 'The first rule that matches a lead names its endpoints.' }),
    fallback: Type.Optional(
      Type.Array(Type.String({ minLength: 1 }), {
        description: 'Endpoints that get what another one does not accept; without it the email address of the site.',
      }),
    ),
    services: Type.Optional(Services),
    alerts: Type.Optional(
      Type.Unsafe<string[]>({ ...Addresses, description: 'Who gets an email about deliveries that fail, besides ALERTS_TO.' }),
    ),
  },
  { ...closed, title: 'A delivery document of Forecourt' },
);

/** JSON Schema of a delivery document. */
export const DELIVERY_SCHEMA = { $schema: 'http://json-schema.org/draft-07/schema#', ...Document };

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
  services?: TenantServices;
  /** The document has a mistake and there is no earlier one: what it names is not known, so that no other account is used in its place. */
  isUnusable?: true;
}

type Raw = Readonly<Record<string, unknown>>;
const objectIn = (value: unknown): Raw => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {});
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

/** Headers that name a secret in a way that names none. */
const headerMistakes = (name: string, headers: Raw): Mistake[] =>
  Object.entries(headers).flatMap(([header, value]) =>
    typeof value === 'string' && value.startsWith('secret:') && !new RegExp(SECRET_REFERENCE).test(value)
      ? [{ path: ['endpoints', name, 'headers', header], reason: 'must name the secret, for example secret:crm-token' }]
      : [],
  );

function endpointMistakes(name: string, { channel, url, secret }: Raw): Mistake[] {
  if (typeof url !== 'string') return [];
  const isOutbox = url === 'outbox:';
  if (!isOutbox && !URL.canParse(url)) return [{ path: ['endpoints', name, 'url'], reason: 'is no web address' }];
  return channel === 'webhook' && !isOutbox && !secret
    ? [{ path: ['endpoints', name, 'secret'], reason: 'is missing: name it, for example secret:crm or env:CRM_WEBHOOK_SECRET' }]
    : [];
}

/** Twilio sends from a number or sender of the account. */
const senderMistakes = ({ url, from }: Raw): Mistake[] =>
  typeof url === 'string' && isTwilio(url) && !from
    ? [
        {
          path: ['services', 'sms', 'from'],
          reason: 'is missing: name the number, sender id or messaging service (MG…) from which Twilio sends',
        },
      ]
    : [];

/** Names of a list that are no endpoint. */
function unknownEndpoints(list: unknown, path: Mistake['path'], endpoints: readonly string[]): Mistake[] {
  return textsIn(list).flatMap((name, at) =>
    endpoints.includes(name)
      ? []
      : [{ path: [...path, at], reason: `${name} is no endpoint; there are ${endpoints.join(', ')}${didYouMean(name, endpoints)}` }],
  );
}

/** Endpoints of a document that only a demonstration may send to: plain HTTP and the outbox. */
export const openTargets = (document: Raw): Mistake[] =>
  Object.entries(objectIn(document.endpoints)).flatMap(([name, endpoint]) => {
    const { url } = objectIn(endpoint);
    const isOpen = typeof url === 'string' && !url.startsWith('https://');
    const reason = 'must begin with https://; only a demonstration (FORECOURT_DEMO=1) may send elsewhere';
    return isOpen ? [{ path: ['endpoints', name, 'url'], reason }] : [];
  });

/** The document that says where a site's leads are sent. */
export const deliveryDocument: DocumentKind = {
  schema: DELIVERY_SCHEMA,
  mistakes(document) {
    const endpoints = objectIn(document.endpoints);
    const names = Object.keys(endpoints);
    const rules = Array.isArray(document.rules) ? document.rules : [];
    return [
      ...Object.entries(endpoints).flatMap(([name, endpoint]) => [
        ...endpointMistakes(name, objectIn(endpoint)),
        ...headerMistakes(name, objectIn(objectIn(endpoint).headers)),
      ]),
      ...rules.flatMap((rule, at) => unknownEndpoints(objectIn(rule).endpoints, ['rules', at, 'endpoints'], names)),
      ...unknownEndpoints(document.fallback, ['fallback'], names),
      ...senderMistakes(objectIn(objectIn(document.services).sms)),
    ];
  },
};

/** A delivery document that cannot be used. */
export class InvalidDeliveryError extends Error {
  override readonly name = 'InvalidDeliveryError';
  readonly code = 'invalid_delivery';
  constructor(readonly mistakes: readonly PlacedMistake[]) {
    super(describeMistakes(mistakes));
  }
}

/** Reads the text of one tenant's delivery document. Throws InvalidDeliveryError, also for an endpoint to which only a demonstration may send. */
export function readDeliveryConfig(text: string, { isDemonstration }: { isDemonstration: boolean }): DeliveryConfig {
  const { document, mistakes } = readDocument(text, deliveryDocument);
  const found = mistakes.length > 0 || isDemonstration ? mistakes : placedIn(text, openTargets(document ?? {}));
  if (found.length > 0) throw new InvalidDeliveryError(found);
  const { endpoints, rules, fallback, alerts, services } = JSON.parse(text) as Static<typeof Document>;
  return { endpoints, rules, ...(fallback && { fallback }), ...(alerts && { alerts }), ...(services && { services }) };
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
