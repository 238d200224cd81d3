import { createHash } from 'node:crypto';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { themeCss } from '@forecourt/shared-ui/theme';

/** The theme's inline style as the security policy names it. */
export const themeHashOf = (site: SiteConfig) => `'sha256-${createHash('sha256').update(themeCss(site.theme)).digest('base64')}'`;
