import type { SiteConfig } from '@forecourt/shared-contracts';
import type { SiteDescription } from '../protocol/messages';
import type { ShellAssets } from '../registry/shellRelease';
import { pagePolicy } from './pagePolicy';
import { siteIcon } from './siteIcon';
import { unavailablePage } from './unavailablePage';

/** What the front sends for a site without rendering a page. */
export const describeSite = (site: SiteConfig, assets: Pick<ShellAssets, 'fonts' | 'styles'>): SiteDescription => ({
  unavailable: { page: unavailablePage(site, assets, 'page'), submission: unavailablePage(site, assets, 'submission') },
  policy: pagePolicy(site, assets.fonts),
  icon: siteIcon(site),
});
