import { ApiError, UNEXPECTED_ERROR, type PlatformApi, type PromoCard, type SiteConfig } from '@forecourt/shared-contracts';
import { matchRoute, type PlatformStore } from '@forecourt/shared-contracts/shell';
import { aLoaderContext, aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { loader } from '../pages/results';
import remote from '../remote';

const NOW = new Date('2026-03-02T02:00:00Z');
interface ResultsOptions {
  search: PlatformApi['search'];
  site?: SiteConfig;
  /** null: they can not be read; 'never': the request gets no response. */
  promos?: readonly PromoCard[] | null | 'never';
  /** Further responses of the back end, by path. */
  responses?: Readonly<Record<string, unknown>>;
  /** true loads as the server does, with the results in the page's data. */
  onServer?: boolean;
  store?: PlatformStore;
  /** Rendered beside the page, for example a Back button. */
  beside?: ReactNode;
}

/** A request that gets no response. */
const untilAborted: PlatformApi['get'] = (_path, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new ApiError(UNEXPECTED_ERROR, 0, 'unreachable')));
  });

/** The page's data for a URL, as the shell loads it. */
export async function loadResults(address: string, { search, site = aSite(), promos = [], responses, onServer = true }: ResultsOptions) {
  const context = aLoaderContext({
    address,
    params: matchRoute(deployedRoutes(site), new URL(address, site.url).pathname)?.params ?? {},
    site,
    search,
    responses: { ...responses, ...(Array.isArray(promos) && { '/api/promo-cards': promos }) },
    now: NOW,
    ...(onServer && { server: { renderToString } }),
  });
  return loader(promos === 'never' ? { ...context, api: { ...context.api, get: untilAborted } } : context);
}

/** Shows the results page of an address; the data travels as JSON, as it does from the server. */
export const renderResults = (address: string, { search, promos = [], responses, onServer, ...options }: ResultsOptions) =>
  renderPage(remote, address, {
    ...options,
    api: { search },
    responses: { ...responses, ...(Array.isArray(promos) && { '/api/promo-cards': promos }) },
    isOnServer: onServer,
    now: NOW,
  });
