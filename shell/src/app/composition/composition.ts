import type { RouteTable } from '@forecourt/shared-contracts';
import type { ComposedRemote, ComposedSlot } from '../../registry/composed';
import type { StandaloneOptions } from '../../scenarios/standaloneOptions';

/** Which version of each remote serves this page; the browser uses exactly what the server used. */
export interface Composition {
  revision: number;
  /** null on a whole site. */
  standalone: StandaloneOptions | null;
  remotes: Record<string, ComposedRemote>;
  /** By name; a slot that is not here renders its fallback. */
  slots: Record<string, ComposedSlot>;
  /** Addresses of the site with these remotes. */
  routes: RouteTable;
}
