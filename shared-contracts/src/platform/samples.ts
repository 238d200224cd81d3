import type { Car } from '../entities/car';
import type { Links } from '../routes/links';
import type { SiteConfig } from '../site/siteConfig';
import type { PlatformApi } from './api';
import type { SlotName, SlotProps } from './slots';

/** What samples are made from: a site, and the records of its back end. */
export interface SampleContext {
  site: SiteConfig;
  to: Links;
  /** Of the standalone server, or of a test. */
  api: Pick<PlatformApi, 'get'>;
  /** Cars of the site, newest first; none where it has no stock. */
  cars: readonly Car[];
}

/**
 * States of records, back end, network and visitor in which QA views a page or slot. `normal` needs no mention; slow-api, failing-api and
 * offline are how a part loads, fails and goes on without network; long-words has words that no line holds.
 */
export type ScenarioName =
  | 'normal'
  | 'empty'
  | 'sold-car'
  | 'reserved-car'
  | 'coming-soon'
  | 'no-price'
  | 'long-words'
  | 'slow-api'
  | 'failing-api'
  | 'offline'
  | 'signed-in'
  | 'signed-out';

type Samples<Value> = (context: SampleContext) => readonly Value[] | Promise<readonly Value[]>;

/**
 * Addresses and props with which QA views a remote by itself, and with which the contract kit tests it. A page at an address without
 * parameters needs no sample.
 */
export interface RemoteSamples {
  /** By the name of the page in the definition. */
  pages?: Readonly<Record<string, Samples<string>>>;
  /** Of the highest version of a slot's props. */
  slots?: { readonly [Name in SlotName]?: Samples<SlotProps<Name>> };
  /** Of earlier versions, which the contract kit tests. */
  earlierSlots?: { readonly [Name in SlotName]?: Readonly<Record<number, Samples<SlotProps<Name>>>> };
  /** Scenarios in which a page or slot looks other than usual, by its name in the index of `standalone`: 'slot/car-card': ['sold-car']. */
  scenarios?: Readonly<Partial<Record<`page/${string}` | `slot/${SlotName}`, readonly ScenarioName[]>>>;
}

/** Exports of a remote's samples module. */
export interface SamplesModule {
  samples: RemoteSamples;
}
