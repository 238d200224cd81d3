import type { SiteConfig } from '@forecourt/shared-contracts';
import { themeCss } from '@forecourt/shared-ui/theme';

const INITIAL = /[\p{L}\p{N}]/u;

/** A site's icon for browser tabs: its initial on its brand colour, as SVG. */
export function siteIcon(site: SiteConfig): string {
  const initial = INITIAL.exec(site.name)?.[0]?.toUpperCase() ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>${themeCss(site.theme).replace(':root', 'svg')}</style><rect width="64" height="64" rx="14" style="fill:var(--brand)"/><text x="32" y="45" font-family="system-ui,sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="#fff">${initial}</text></svg>`;
}
