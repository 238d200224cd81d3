import { LRUCache } from 'lru-cache';
import { createLinks, type Links } from '@forecourt/shared-contracts';
import { assembleRoutes, SHELL_ROUTES } from '@forecourt/shared-contracts/site-routes';
import type { Composition } from '../app/composition/composition';
import type { RendererSetup, RenderTask } from '../protocol/messages';
import { composedRemotes, composedSlots, declaredRoutes } from '../registry/composed';
import { REMOTES_BASE } from '../registry/release';
import { scriptJson } from './scriptJson';

/** What all pages of a site have in common in the versions of a visitor. */
export interface ComposedSite {
  composition: Pick<Composition, 'remotes' | 'slots' | 'routes'>;
  to: Links;
  /** The site and these parts of its composition as members of the page's state, in JSON for a script element. */
  json: { site: string; composition: string };
}

const MAX_SITES = 100;
/** Links remember every address that they followed. */
const MAX_AGE_MS = 60_000;

/** A worker renders one registry revision, whose releases never change. */
const sites = new LRUCache<string, ComposedSite>({ max: MAX_SITES, ttl: MAX_AGE_MS });

function compose({ versions, site, written }: Pick<RenderTask, 'versions' | 'site' | 'written'>, setup: RendererSetup): ComposedSite {
  const composition = {
    remotes: composedRemotes(setup.releases, versions, REMOTES_BASE),
    slots: composedSlots(setup.releases, versions),
    routes: assembleRoutes(declaredRoutes(SHELL_ROUTES, setup, versions), site, written),
  };
  const json = { site: scriptJson(site), composition: scriptJson(composition).slice(1) };
  return { composition, to: createLinks(composition.routes), json };
}

/** Composes the site of a render; once for all renders whose document, written content and versions are the same. */
export function composedSite(task: Pick<RenderTask, 'siteKey' | 'versions' | 'site' | 'written'>, setup: RendererSetup): ComposedSite {
  if (task.siteKey === undefined) return compose(task, setup);
  const key = `${task.siteKey} ${JSON.stringify(task.versions)}`;
  const known = sites.get(key);
  if (known) return known;
  const composed = compose(task, setup);
  sites.set(key, composed);
  return composed;
}
