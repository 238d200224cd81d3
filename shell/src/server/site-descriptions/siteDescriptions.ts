import type { SiteConfig } from '@forecourt/shared-contracts';
import type { SiteDescription } from '../../protocol/messages';
import type { RenderPool } from '../rendering/renderPool';

/** A version of the shell and the workers that run it. */
interface RunningShell {
  version: string;
  pool: Pick<RenderPool, 'describe'>;
}

/** What one version of the shell was requested to describe. */
interface OfVersion {
  requested: WeakMap<SiteConfig, Promise<SiteDescription>>;
  known: WeakMap<SiteConfig, SiteDescription>;
}

/** After a failure it is not requested again for as long: a site that it cannot describe must not occupy it. */
const RETRY_MS = 5000;

/**
 * What the shell says of each site. It is requested once for each document of a site and version of the shell, before anybody needs it: a page of 503
 * cannot wait for a worker.
 */
export class SiteDescriptions {
  readonly #versions = new Map<string, OfVersion>();
  /** By the slug of the site, whatever its document and the version. */
  readonly #last = new Map<string, SiteDescription>();

  /** What a version says of a site; until that is known what was said of the site before, null where nothing was. */
  known(site: SiteConfig, version: string): SiteDescription | null {
    return this.#versions.get(version)?.known.get(site) ?? this.#last.get(site.slug) ?? null;
  }

  /** Resolves when it is known; rejects as the render of a page does. */
  of(site: SiteConfig, { version, pool }: RunningShell): Promise<SiteDescription> {
    const ofVersion = this.#versions.get(version) ?? { requested: new WeakMap(), known: new WeakMap() };
    this.#versions.set(version, ofVersion);
    const { requested, known } = ofVersion;
    const before = requested.get(site);
    if (before) return before;
    const describe = async () => {
      const description = await pool.describe(site);
      known.set(site, description);
      this.#last.set(site.slug, description);
      return description;
    };
    const request = describe();
    requested.set(site, request);
    request.catch(() => setTimeout(() => requested.delete(site), RETRY_MS).unref());
    return request;
  }

  /** Forgets versions that are not served any more. */
  keepOnly(versions: readonly string[]): void {
    for (const version of this.#versions.keys()) if (!versions.includes(version)) this.#versions.delete(version);
  }
}
