import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { schemaReason } from '@forecourt/server-kit';
import { pathFrom, type Mistake } from '@forecourt/shared-contracts/documents';
import { placedSlots, type ComposedSite, type PlacedSlot } from '@forecourt/shared-contracts/documents';
import type { PagePositions, PlaceableProps, PlacedProp, SlotOptions } from '@forecourt/shared-contracts/site-routes';
import type { Release } from '../../registry';

const validators = new WeakMap<PlaceableProps, ValidateFunction>();

function validatorOf(schema: PlaceableProps): ValidateFunction {
  // An instance remembers its schemas for good; without the meta schema one is made in no time.
  const validator =
    validators.get(schema) ?? new Ajv({ allErrors: true, strict: false, meta: false, validateSchema: false }).compile(schema);
  validators.set(schema, validator);
  return validator;
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

/** What is deployed, as far as a document places slots in it. */
interface Places {
  /** Names of the routes that a document can have sections for. */
  routes: ReadonlySet<string>;
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
  if (!schema) {
    const placeable = [...provided].flatMap(([name, each]) => (each.placeable ? [name] : [])).toSorted();
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

const placesIn = (releases: readonly Release[]): Places => ({
  routes: new Set(['shell.home', ...releases.flatMap((release) => release.routes.map(({ name }) => name))]),
  // Of two with one name for a slot the first by its own name provides it.
  slots: new Map(
    releases.toSorted((one, other) => other.name.localeCompare(one.name, 'en')).flatMap((release) => Object.entries(release.slots)),
  ),
  positions: new Map(
    releases.flatMap((release) => release.routes.map(({ name, page }) => [name, release.pages[page]?.positions ?? {}] as const)),
  ),
});

/** The same releases are those of many sites. */
const placesOf = new WeakMap<readonly Release[], Places>();

/** A misfit of a section, with the section's own place in the document and the slot that it places. */
export interface PlacementMisfit extends Mistake {
  section: string;
  slot?: string;
}

/** Sections of a site that do not fit the remotes that its visitors get. */
export function placementMisfits(site: Pick<SiteConfig, 'slug'> & ComposedSite, releases: readonly Release[]): PlacementMisfit[] {
  const places = placesOf.get(releases) ?? placesIn(releases);
  placesOf.set(releases, places);
  const unknown = Object.keys(site.sections).filter((route) => !places.routes.has(route));
  return [
    ...unknown.map((route) => ({
      section: `sections.${route}`,
      path: ['sections', route],
      reason: `is for a route that no release of this site has`,
    })),
    ...placedSlots(site).flatMap((each) => misfitsOf(each, places).map((misfit) => ({ ...misfit, section: each.path, slot: each.slot }))),
  ];
}
