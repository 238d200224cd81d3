import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { placedSlots, type ComposedSite, type PlacedSlot } from '@forecourt/shared-contracts/schemas';
import type { PlaceableProps } from '@forecourt/shared-contracts/site-routes';
import { releaseKey, type Registry, type Release } from '../../registry';
import { versionsFor } from '../composition/composition';

/** What is deployed: the registry with the releases that it names, by 'name@version'. */
export interface Deployed {
  registry: Registry;
  releases: Readonly<Record<string, Release>>;
}

const validators = new WeakMap<PlaceableProps, ValidateFunction>();

function validatorOf(schema: PlaceableProps): ValidateFunction {
  const known = validators.get(schema) ?? new Ajv({ allErrors: true, strict: false }).compile(schema);
  validators.set(schema, known);
  return known;
}

/** '/include/0' as '.include[0]'. */
const pathOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('');

function reasonOf({ keyword, params, message = 'is not valid' }: ErrorObject): string {
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'additionalProperties') return `has no prop ${String(params.additionalProperty)}`;
  return message;
}

/** The releases that visitors of a site without a canary get. */
const releasesOf = ({ slug }: Pick<SiteConfig, 'slug'>, { registry, releases }: Deployed): Release[] =>
  Object.entries(versionsFor(registry, { tenant: slug, bucket: null })).flatMap(
    ([name, version]) => releases[releaseKey(name, version)] ?? [],
  );

function problemsOf({ path, slot, props }: PlacedSlot, provided: ReadonlyMap<string, PlaceableProps | undefined>): string[] {
  if (!provided.has(slot)) return [`${path}.slot: no release provides the slot ${slot}`];
  const schema = provided.get(slot);
  const placeable = [...provided].flatMap(([name, given]) => (given ? [name] : [])).toSorted();
  if (!schema) return [`${path}.slot: a document cannot place the slot ${slot}; it can place ${placeable.join(', ')}`];
  const validate = validatorOf(schema);
  return validate(props) ? [] : (validate.errors ?? []).map((error) => `${path}.props${pathOf(error.instancePath)}: ${reasonOf(error)}`);
}

/**
 * What of the sections of a document does not fit the remotes that are deployed on its site, 'path: reason' each. None where no remote is
 * registered, as on a machine that serves the back end alone: there is nothing to compare with.
 */
export function placementProblems(site: Pick<SiteConfig, 'slug'> & ComposedSite, deployed: Deployed): string[] {
  if (Object.keys(deployed.registry.remotes).length === 0) return [];
  const releases = releasesOf(site, deployed);
  const routes = new Set(['shell.home', ...releases.flatMap((release) => release.routes.map(({ name }) => name))]);
  const slots = new Map(releases.flatMap((release) => Object.entries(release.slots).map(([name, { placeable }]) => [name, placeable])));
  const unknown = Object.keys(site.sections).filter((route) => !routes.has(route));
  return [
    ...unknown.map((route) => `sections["${route}"]: no release has the route ${route}`),
    ...placedSlots(site).flatMap((each) => problemsOf(each, slots)),
  ];
}

/** The same of several sites; each begins with the tenant's slug. */
export const tenantSectionProblems = (sites: readonly SiteConfig[], deployed: Deployed): string[] =>
  sites.flatMap((site) => placementProblems(site, deployed).map((problem) => `${site.slug}: ${problem}. It is served as it is.`));
