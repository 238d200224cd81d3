import type { Car } from '../entities/car';
import type { SiteConfig } from '../site/siteConfig';
import type { PlatformApi } from '../platform/api';
import type { SampleContext } from '../platform/samples';
import type { SlotName, SlotProps } from '../platform/slots';
import type { RemoteDefinition } from '../platform/definition';
import { aCar } from '../testing';
import { deployedRoutes } from '../testing/deployment';

/** What the kit needs beside the samples of a remote; see its testing folder. */
export interface RemoteExamples {
  /** Addresses of further states of a page, by its name. */
  pages?: Readonly<Record<string, (site: SiteConfig) => readonly string[]>>;
  /** Response of the back end to a GET of a path; undefined rejects the request. */
  respond?(path: string): unknown;
  /** Paths of what a page is about, by its name: no other call of its loader may hold the page. */
  subjects?: Readonly<Record<string, RegExp>>;
  /** Other parts of the platform's api, for example a search service of the test. */
  api?(): Partial<PlatformApi>;
  /** Instead of the tenant documents of the test runner's configuration. */
  sites?: readonly SiteConfig[];
}

/** A car for sale with every field, and a sold one of which little more than the name is known. */
export const exampleCars = (): Car[] => [
  aCar(),
  aCar({
    id: 102,
    slug: 'gone-102',
    status: 'sold',
    sold: true,
    car_type: 'new',
    km: null,
    price: null,
    price_type: null,
    badge: null,
    body: null,
    simple_body: null,
    seats: null,
    doors: null,
    stocknum: null,
    regplate: null,
    images: [],
    photos_count: 0,
    primary_image_url: null,
  }),
];

/** How many addresses of one page are tested: they differ in their words only. */
const TESTED_ADDRESSES = 2;

/** Addresses with which a page is tested on a site: some without parameters, its samples, and further ones of the remote's examples. */
export async function pageExamples(
  definition: RemoteDefinition,
  page: string,
  context: SampleContext,
  { pages = {} }: RemoteExamples,
): Promise<string[]> {
  const { open } = deployedRoutes(context.site, definition);
  const fixed = open.filter(
    (route) => route.remote === definition.name && route.page === page && !route.redirect && !route.pattern.includes(':'),
  );
  const samples = (await definition.samples?.())?.samples.pages?.[page]?.(context) ?? [];
  return [...fixed.slice(0, TESTED_ADDRESSES).map(({ pattern }) => pattern), ...(await samples), ...(pages[page]?.(context.site) ?? [])];
}

/** Props with which a slot, or an earlier version of its props, is tested on a site: its samples. */
export async function slotExamples(
  definition: RemoteDefinition,
  name: SlotName,
  context: SampleContext,
  version: number | null = null,
): Promise<readonly SlotProps<SlotName>[]> {
  const { slots, earlierSlots } = (await definition.samples?.())?.samples ?? {};
  const samples = (version === null ? slots?.[name] : earlierSlots?.[name]?.[version]) as
    | ((of: SampleContext) => readonly SlotProps<SlotName>[])
    | undefined;
  return (await samples?.(context)) ?? [];
}
