import type { SiteConfig } from '@forecourt/shared-contracts';
import { LEAD_CATEGORIES, type Mistake } from '@forecourt/shared-contracts/documents';
import { didYouMean } from '@forecourt/server-kit';
import { SECRET_REFERENCE, secretsFrom } from '../../../infrastructure/secrets/secrets';
import { OFF } from '../../../infrastructure/integrations/credentials';
import type { DeliveryConfig } from './deliveryConfig';

interface Surroundings {
  /** The site whose leads the document delivers; null where there is none. */
  site:
    | (Pick<SiteConfig, 'slug' | 'dealerships' | 'locations'> & { switches: Pick<SiteConfig['switches'], 'confirmationMailEnabled'> })
    | null;
  environment: Readonly<Record<string, string | undefined>>;
  /** There is a tenant document of this name, and it cannot be read. */
  isSiteUnreadable?: boolean;
}

const IS_REFERENCE = new RegExp(SECRET_REFERENCE);

const SITE_MISSING = 'There is no tenant document of this name, so that no lead is delivered by this document';
const SITE_UNREADABLE = 'The tenant document of this name cannot be read, so that the dealerships of the rules were not compared with it';

const CONFIRMS_WITHOUT_MAIL =
  'switches.confirmationMailEnabled of its site is on, but SMTP_URL is off: no visitor gets an e-mail about what was sent';

const isEqual = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The words of a rule's list that are none of some, each with its place. */
const others = (words: readonly string[] = [], known: readonly string[]) =>
  words.flatMap((word, at) => (known.some((each) => isEqual(each, word)) ? [] : [{ word, at }]));

/** References to secrets in a document, each with its place. */
const referencesOf = ({ endpoints, services = {} }: DeliveryConfig): { path: Mistake['path']; reference: string }[] => [
  ...Object.entries(services).flatMap(([service, settings]) =>
    Object.entries(settings).flatMap(([name, value]) =>
      IS_REFERENCE.test(value) ? [{ path: ['services', service, name], reference: value }] : [],
    ),
  ),
  ...Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const named = [
      ...('secret' in endpoint && endpoint.secret ? [{ path: ['endpoints', name, 'secret'], value: endpoint.secret }] : []),
      ...('headers' in endpoint && endpoint.headers
        ? Object.entries(endpoint.headers).map(([header, value]) => ({ path: ['endpoints', name, 'headers', header], value }))
        : []),
    ];
    return named.flatMap(({ path, value }) => (IS_REFERENCE.test(value) ? [{ path, reference: value }] : []));
  }),
];

/**
 * What of a delivery document does not fit its site and the environment: rules that match no lead, and secrets that are not set. Leads that no rule
 * matches, and those of an endpoint without its secret, wait.
 */
export function deliveryMisfits(config: DeliveryConfig, { site, environment, isSiteUnreadable = false }: Surroundings): Mistake[] {
  const secrets = secretsFrom(environment);
  const dealerships = [
    ...new Set([
      ...(site?.dealerships ?? []).map(({ slug }) => slug),
      ...(site?.locations ?? []).flatMap((each) => each.dealership_slug ?? []),
    ]),
  ];
  const have = dealerships.length > 0 ? `; this site has ${dealerships.join(', ')}` : '; this site has none';
  return [
    ...(site?.switches.confirmationMailEnabled && environment.SMTP_URL === OFF ? [{ path: [], reason: CONFIRMS_WITHOUT_MAIL }] : []),
    ...(site ? [] : [{ path: [], reason: isSiteUnreadable ? SITE_UNREADABLE : SITE_MISSING }]),
    ...config.rules.flatMap((rule, at) => [
      ...(site ? others(rule.dealerships, dealerships) : []).map(({ word, at: index }) => ({
        path: ['rules', at, 'dealerships', index],
        reason: `${word} is no dealership${have}${didYouMean(word, dealerships)}`,
      })),
      ...others(rule.categories, LEAD_CATEGORIES).map(({ word, at: index }) => ({
        path: ['rules', at, 'categories', index],
        reason: `${word} is the category of no form of the platform${didYouMean(word, LEAD_CATEGORIES)}`,
      })),
    ]),
    ...referencesOf(config).flatMap(({ path, reference }) => {
      const problem = secrets.problem(site?.slug ?? '', reference);
      return problem === null ? [] : [{ path, reason: `has no value: ${problem}` }];
    }),
  ];
}
