import { createHash } from 'node:crypto';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { themeCss, type FontFiles } from '@forecourt/shared-ui/theme';

/** Hash of the theme's inline style, as a source of the security policy. */
export const themeHashOf = (site: SiteConfig, fonts: FontFiles) =>
  `'sha256-${createHash('sha256').update(themeCss(site.theme, fonts)).digest('base64')}'`;
