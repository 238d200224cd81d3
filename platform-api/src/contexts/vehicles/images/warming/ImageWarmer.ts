import type { TenantSource } from '@forecourt/server-kit';
import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import type { CarRepository } from '../../stock/carRepository';
import { MAX_BYTES } from '../ImageCache';
import type { ImageServiceOptions } from '../imageService';
import type { ListSite } from './listImages';
import { WarmingChild } from './WarmingChild';

/** Cars of one task; after each, newer changes go first. */
const TASK = 20;
/** The newest cars of each site come before the others: home pages and first results show them. */
const NEWEST = 60;
/** Share of the cache that one process may fill, so that a stock larger than the cache does not evict its own images. */
const SHARE = 0.5;

type WarmedCars = Pick<CarRepository, 'revisions' | 'changedSince' | 'latest'>;

/** A place in the history of a stock. */
interface Position {
  change: number;
  id: number;
}
/** Behind every car of a change. */
const endOf = (change: number): Position => ({ change, id: Number.MAX_SAFE_INTEGER });

/** How far a tenant's stock is done: its changes since the start of this process, and what was there before. */
interface Progress {
  changes: Position;
  /** How many of the newest cars. */
  newest: number;
  stock: Position;
  /** Where `stock` ends. */
  stockEnd: number;
}
const notBegun = (revision: number): Progress => ({
  changes: endOf(revision),
  newest: 0,
  stock: { change: 0, id: 0 },
  stockEnd: revision,
});

/** Parts of a stock in their order. */
const PARTS = ['changes', 'newest', 'stock'] as const;
type Part = (typeof PARTS)[number];

/** A part of a tenant's stock that is not done. */
export interface Waiting {
  slug: string;
  part: Part;
}

/**
 * Creates the images of lists when the stock changes (VE-076), so that no shopper waits for them. What the cache has already is not
 * created again.
 */
export class ImageWarmer {
  private readonly progress = new Map<string, Progress>();
  private child: WarmingChild | null = null;
  private isStopped = false;

  constructor(
    private readonly cars: WarmedCars,
    private readonly tenants: Pick<TenantSource, 'all'>,
    private readonly options: ImageServiceOptions,
  ) {}

  /** What is not done, in its order. */
  async waiting(): Promise<Waiting[]> {
    const revisions = await this.cars.revisions();
    const isWaiting = ({ slug, part }: Waiting): boolean => {
      const revision = revisions.get(slug) ?? 0;
      const progress = this.progress.get(slug) ?? notBegun(revision);
      this.progress.set(slug, progress);
      if (part === 'changes') return revision > progress.changes.change;
      return progress.stockEnd > progress.stock.change && (part === 'stock' || progress.newest < NEWEST);
    };
    const slugs = this.tenants.all().map(({ slug }) => slug);
    return PARTS.flatMap((part) => slugs.map((slug) => ({ slug, part }))).filter(isWaiting);
  }

  /** Does what is waiting; resolves early after `stop`. */
  async run(): Promise<void> {
    try {
      for (let [next] = await this.waiting(); next && !this.isStopped; [next] = await this.waiting()) await this.step(next);
    } catch (error) {
      // The process was stopped with the server.
      if (!this.isStopped) throw error;
    } finally {
      await this.child?.stop();
      this.child = null;
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.child?.stop();
  }

  /** The next cars of a part; those that end the process are left to their requests, so that they do not end it again. */
  private async step({ slug, part }: Waiting): Promise<void> {
    const progress = this.progress.get(slug) as Progress;
    if (part === 'newest') {
      const newest = (await this.cars.latest(slug, NEWEST)).slice(progress.newest, progress.newest + TASK);
      progress.newest += TASK;
      await this.create(slug, newest);
      return;
    }
    const end = part === 'stock' ? progress.stockEnd : ((await this.cars.revisions()).get(slug) ?? 0);
    const page = (await this.cars.changedSince(slug, progress[part], TASK)).filter(({ change }) => change <= end);
    const last = page.at(-1);
    let hasRoom = true;
    try {
      hasRoom = await this.create(
        slug,
        page.flatMap(({ car }) => (car.show_on_dealer_website ? car : [])),
      );
    } finally {
      if (!this.isStopped) progress[part] = last && page.length === TASK && hasRoom ? { change: last.change, id: last.id } : endOf(end);
    }
  }

  /** Whether this run may create more images. */
  private async create(slug: string, cars: readonly Car[]): Promise<boolean> {
    const site = this.tenants.all().find((each) => each.slug === slug);
    if (!site || cars.length === 0 || this.isStopped) return true;
    this.child ??= new WarmingChild();
    const { written } = await this.child.run({ options: this.options, site: listSiteOf(site), cars });
    return written < (this.options.maxBytes ?? MAX_BYTES) * SHARE;
  }
}

const listSiteOf = ({ slug, theme, switches: { imageQuality } }: SiteConfig): ListSite => ({ slug, theme, switches: { imageQuality } });
