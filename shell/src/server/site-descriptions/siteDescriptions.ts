import type { SiteConfig } from '@forecourt/shared-contracts';
import type { SiteDescription } from '../../protocol/messages';
import type { RenderPool } from '../rendering/renderPool';

type Describe = Pick<RenderPool, 'describe'>;

/**
 * What a shell says of each site. It is asked once for each document of a site, before anybody needs it: a page of 503 cannot wait for a worker.
 */
export class SiteDescriptions {
  readonly #known = new WeakMap<SiteConfig, SiteDescription>();
  readonly #asked = new WeakMap<SiteConfig, Promise<SiteDescription>>();

  /** null until it is known. */
  known(site: SiteConfig): SiteDescription | null {
    return this.#known.get(site) ?? null;
  }

  /** Resolves when it is known; rejects as the render of a page does, and asks again at the next call. */
  of(site: SiteConfig, pool: Describe): Promise<SiteDescription> {
    const asked = this.#asked.get(site) ?? pool.describe(site);
    this.#asked.set(site, asked);
    asked.then(
      (description) => this.#known.set(site, description),
      () => this.#asked.delete(site),
    );
    return asked;
  }
}
