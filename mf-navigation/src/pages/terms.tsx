import { type MetaContext, type SiteConfig, useSite } from '@forecourt/shared-contracts';
import { Prose } from '../content-page/Prose';
import { SafeHtml } from '@forecourt/shared-ui/safe-html';
import { LegalText } from '../legal/LegalText';
import { standardTerms } from '../legal/standardTerms';

const tenantTerms = (site: SiteConfig) => site.pages['terms-and-conditions'];
const titleOf = (site: SiteConfig) => tenantTerms(site)?.title ?? 'Terms and conditions';

export function meta({ site, to }: MetaContext<unknown>) {
  return { title: titleOf(site), description: `Terms of use of the ${site.name} website.`, canonical: to('navigation.terms') };
}

/** The tenant's terms, or the platform's standard terms. */
export function Component() {
  const site = useSite();
  const own = tenantTerms(site);
  return <Prose title={titleOf(site)}>{own ? <SafeHtml html={own.html} /> : <LegalText sections={standardTerms(site)} />}</Prose>;
}
