import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { schemaReason } from '@forecourt/server-kit';
import { pathFrom, type Mistake } from '@forecourt/shared-contracts/documents';
import { placedSlots, type ComposedSite, type PlacedSlot } from '@forecourt/shared-contracts/documents';
import type { PagePositions, PlaceableProps, PlacedProp, SlotOptions } from '@forecourt/shared-contracts/site-routes';
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

/** What is deployed, as far as a document places slots in it. */
interface Places {
  slots: ReadonlyMap<string, Pick<SlotOptions, 'placeable' | 'needs'>>;
  /** Positions of the page of a route. */
  positions: ReadonlyMap<string, PagePositions>;
}

/** 'vehicle.detail (after-price, end)' of each page that gives a slot what it needs. */
const placesFor = (needs: readonly PlacedProp[], { positions }: Places): string =>
  [...positions]
    .map(([route, all]) => [route, Object.keys(all).filter((name) => needs.every((need) => all[name]?.includes(need)))] as const)
    .flatMap(([route, names]) => (names.length > 0 ? [`${route} (${names.join(', ')})`] : []))
    .join(', ');

/** A position that the page does not have, or one that lacks what the slot needs. */
function positionMisfits({ path, slot, route, position }: PlacedSlot, needs: readonly PlacedProp[], places: Places): Mistake[] {
  const own = (route !== null && places.positions.get(route)) || {};
  if (position !== undefined && !Object.hasOwn(own, position)) {
    const names = Object.keys(own);
    const has = names.length > 0 ? names.join(', ') : 'no positions';
    const reason = `${position} is no position of this page; it has ${has}`;
    return [{ path: [...pathFrom(path), 'position'], reason }];
  }
  const given = position === undefined ? [] : (own[position] ?? []);
  const missing = needs.filter((need) => !given.includes(need));
  if (missing.length === 0) return [];
  const where = placesFor(needs, places);
  const how = where ? `: place it at a position of ${where}` : ', and no page of this site gives it';
  return [{ path: [...pathFrom(path), 'slot'], reason: `${slot} needs the ${missing.join(', ')} of a page${how}` }];
}

function misfitsOf(placed: PlacedSlot, places: Places): Mistake[] {
  const { path, slot, props } = placed;
  const { slots: provided } = places;
  const place = pathFrom(path);
  if (!provided.has(slot)) return [{ path: [...place, 'slot'], reason: `${slot} is a slot that no release of this site provides` }];
  const { placeable: schema, needs = [] } = provided.get(slot) ?? {};
  const placeable = [...provided].flatMap(([name, each]) => (each.placeable ? [name] : [])).toSorted();
  if (!schema) {
    const reason = `${slot} is a slot that a document cannot place; it can place ${placeable.join(', ')}`;
    return [{ path: [...place, 'slot'], reason }];
  }
  const validate = validatorOf(schema);
  const errors = validate(props) ? [] : (validate.errors ?? []);
  return [
    ...positionMisfits(placed, needs, places),
    ...errors.map((error) => {
      const missing = error.keyword === 'required' ? [String(error.params.missingProperty)] : [];
      return { path: [...place, 'props', ...partsOf(error.instancePath), ...missing], reason: reasonOf(error) };
    }),
  ];
}

/** Sections that do not fit the remotes that are deployed on a site. */
export function placementMisfits(site: Pick<SiteConfig, 'slug'> & ComposedSite, deployed: Deployed): Mistake[] {
  const releases = releasesOf(site, deployed);
  const routes = new Set(['shell.home', ...releases.flatMap((release) => release.routes.map(({ name }) => name))]);
  const places: Places = {
    slots: new Map(releases.flatMap((release) => Object.entries(release.slots))),
    positions: new Map(
      releases.flatMap((release) => release.routes.map(({ name, page }) => [name, release.pages[page]?.positions ?? {}] as const)),
    ),
  };
  const unknown = Object.keys(site.sections).filter((route) => !routes.has(route));
  return [
    ...unknown.map((route) => ({ path: ['sections', route], reason: `is for a route that no release of this site has` })),
    ...placedSlots(site).flatMap((each) => misfitsOf(each, places)),
  ];
}
