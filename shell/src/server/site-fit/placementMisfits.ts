import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { schemaReason } from '@forecourt/server-kit';
import { pathFrom, type Mistake } from '@forecourt/shared-contracts/documents';
import { placedSlots, type ComposedSite, type PlacedSlot } from '@forecourt/shared-contracts/documents';
import type { PlaceableProps } from '@forecourt/shared-contracts/site-routes';
import { releaseKey, type Release } from '../../registry';
import { versionsFor } from '../composition/composition';
import type { Snapshot } from '../snapshot/readSnapshot';

/** What is deployed. */
export type Deployed = Pick<Snapshot, 'registry' | 'releases' | 'lostRoutes'>;

const validators = new WeakMap<PlaceableProps, ValidateFunction>();

function validatorOf(schema: PlaceableProps): ValidateFunction {
  const known = validators.get(schema) ?? new Ajv({ allErrors: true, strict: false }).compile(schema);
  validators.set(schema, known);
  return known;
}

/** '/include/0' as keys and places. */
const partsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

function reasonOf(error: ErrorObject): string {
  const { keyword, params } = error;
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'additionalProperties') return `has no prop ${String(params.additionalProperty)}`;
  return schemaReason(error);
}

/** The releases that visitors of a site without a canary get. */
const releasesOf = ({ slug }: Pick<SiteConfig, 'slug'>, { registry, releases }: Deployed): Release[] =>
  Object.entries(versionsFor(registry, { tenant: slug, bucket: null })).flatMap(
    ([name, version]) => releases[releaseKey(name, version)] ?? [],
  );

function misfitsOf({ path, slot, props }: PlacedSlot, provided: ReadonlyMap<string, PlaceableProps | undefined>): Mistake[] {
  const place = pathFrom(path);
  if (!provided.has(slot)) return [{ path: [...place, 'slot'], reason: `${slot} is a slot that no release of this site provides` }];
  const schema = provided.get(slot);
  const placeable = [...provided].flatMap(([name, given]) => (given ? [name] : [])).toSorted();
  if (!schema) {
    const reason = `${slot} is a slot that a document cannot place; it can place ${placeable.join(', ')}`;
    return [{ path: [...place, 'slot'], reason }];
  }
  const validate = validatorOf(schema);
  if (validate(props)) return [];
  return (validate.errors ?? []).map((error) => {
    const missing = error.keyword === 'required' ? [String(error.params.missingProperty)] : [];
    return { path: [...place, 'props', ...partsOf(error.instancePath), ...missing], reason: reasonOf(error) };
  });
}

/** Sections that do not fit the remotes that are deployed on a site. */
export function placementMisfits(site: Pick<SiteConfig, 'slug'> & ComposedSite, deployed: Deployed): Mistake[] {
  const releases = releasesOf(site, deployed);
  const routes = new Set(['shell.home', ...releases.flatMap((release) => release.routes.map(({ name }) => name))]);
  const slots = new Map(releases.flatMap((release) => Object.entries(release.slots).map(([name, { placeable }]) => [name, placeable])));
  const unknown = Object.keys(site.sections).filter((route) => !routes.has(route));
  return [
    ...unknown.map((route) => ({ path: ['sections', route], reason: `is for a route that no release of this site has` })),
    ...placedSlots(site).flatMap((each) => misfitsOf(each, slots)),
  ];
}
