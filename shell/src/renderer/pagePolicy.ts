import { createHash } from 'node:crypto';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { themeCss, type FontFiles } from '@forecourt/shared-ui/theme';
import { outsideOrigins } from '../app/security/outsideOrigins';
import type { PagePolicy } from '../protocol/messages';

/** Only policies of the site, and Google's, make scripts of text; a container that cannot live with that switches it off for its own site. */
function trustedTypes({ analytics }: Pick<SiteConfig, 'analytics'>): string[] | null {
  if (analytics?.trusted_types === false) return null;
  return ['default', 'forecourt-chunks', ...(analytics ? ['goog#html'] : [])];
}

/**
 * What a page of a site needs: the services that its document sets up, its theme, an inline style, and the `inlineStyles` of remotes, each by
 * its hash in the form of an integrity attribute.
 */
export const pagePolicy = (site: SiteConfig, fonts: FontFiles, inlineStyles: readonly string[] = []): PagePolicy => ({
  ...outsideOrigins(site),
  styles: [`sha256-${createHash('sha256').update(themeCss(site.theme, fonts)).digest('base64')}`, ...inlineStyles],
  trustedTypes: trustedTypes(site),
});
