import type { SiteConfig } from '@forecourt/shared-contracts';

/** The card field of the payment provider. */
const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const GOOGLE = 'https://www.googletagmanager.com';

/** Origins besides its own from which the pages of a site may load scripts: those of what its document sets up. */
export const outsideScripts = ({ payment_key: key, analytics }: Pick<SiteConfig, 'payment_key' | 'analytics'>): string[] => [
  ...(key === null ? [] : STRIPE),
  ...(analytics ? [GOOGLE, ...analytics.scripts] : []),
];

/** Anybody can publish a container at Google: a page loads that of its own site. */
const isOtherContainer = ({ analytics }: Pick<SiteConfig, 'analytics'>, { origin, pathname, searchParams }: URL) =>
  origin === GOOGLE && pathname === '/gtm.js' && searchParams.get('id') !== analytics?.id;

/** Whether a site may load a script at this address of another origin. */
export const isOutsideScript = (site: Pick<SiteConfig, 'payment_key' | 'analytics'>, script: URL): boolean =>
  !isOtherContainer(site, script) &&
  outsideScripts(site).some((each) =>
    each.startsWith('https://*.')
      ? script.protocol === 'https:' && script.origin.endsWith(each.slice('https://*'.length))
      : script.origin === each,
  );
