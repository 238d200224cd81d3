import type { RouteTable, SiteConfig } from '@forecourt/shared-contracts';
import type { Route } from '@forecourt/shared-contracts/shell';
import { assembleRoutes, type WrittenContent } from '@forecourt/shared-contracts/site-routes';
import { declaredRoutes } from '../../renderer/protocol';
import { versionsFor } from '../composition/composition';
import type { Snapshot } from '../snapshot/readSnapshot';

/** What is declared for visitors of a site without a canary. */
export const stableDeclarations = ({ slug }: SiteConfig, snapshot: Snapshot): Route[] =>
  declaredRoutes(snapshot, versionsFor(snapshot.registry, { tenant: slug, bucket: null }));

/** The addresses of a site for visitors without a canary. */
export const stableRoutes = (site: SiteConfig, snapshot: Snapshot, written: WrittenContent | null): RouteTable =>
  assembleRoutes(stableDeclarations(site, snapshot), site, written);
