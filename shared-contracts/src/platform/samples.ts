import type { Car } from '../entities/car';
import type { Links } from '../routes/links';
import type { SiteConfig } from '../site/siteConfig';
import type { PlatformApi } from './api';
import type { SlotMap, SlotName } from './slots';

/** What samples are made from: a site, and the records of its back end. */
export interface SampleContext {
  site: SiteConfig;
  to: Links;
  /** Of the standalone server, or of a test. */
  api: Pick<PlatformApi, 'get'>;
  /** Cars of the site, newest first; none where it has no stock. */
  cars: readonly Car[];
}

type Samples<Value> = (context: SampleContext) => readonly Value[] | Promise<readonly Value[]>;

/**
 * Addresses and props with which QA views a remote by itself, and with which the contract kit tests it. A page at an address without
 * parameters needs no sample.
 */
export interface RemoteSamples {
  /** By the name of the page in the definition. */
  pages?: Readonly<Record<string, Samples<string>>>;
  slots?: { readonly [Name in SlotName]?: Samples<SlotMap[Name]> };
}

/** Exports of a remote's samples module. */
export interface SamplesModule {
  samples: RemoteSamples;
}
