import { EXAMPLE_CHAT, mapEmbedUrl, type SiteConfig } from '@forecourt/shared-contracts';
import { outsideScripts } from './outsideScripts';

/** Origins besides its own that the pages of a site may use. */
export interface OutsideOrigins {
  scripts: readonly string[];
  images: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

type Others = Omit<OutsideOrigins, 'scripts'>;
const NONE: Others = { images: [], frames: [], connections: [] };

/** The card field of the payment provider, with the page of the shopper's bank. */
const STRIPE: Others = {
  images: [],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};

/** Where a container or a tag of Google sends to. */
const GOOGLE: Others = {
  images: ['https://*.google-analytics.com', 'https://*.g.doubleclick.net', 'https://www.google.com', 'https://www.googletagmanager.com'],
  frames: ['https://www.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
    'https://www.googletagmanager.com',
  ],
};

/** Those of outside analytics, with the tenant's own. */
function analyticsOrigins({ analytics }: Pick<SiteConfig, 'analytics'>): Others {
  if (analytics === null) return NONE;
  const { origins } = analytics;
  return {
    images: [...GOOGLE.images, ...origins],
    frames: [...GOOGLE.frames, ...origins],
    connections: [...GOOGLE.connections, ...origins],
  };
}

/** Origins that the search client requests. */
function searchOrigins({ search_app: app, search_host: host }: Pick<SiteConfig, 'search_app' | 'search_host'>): string[] {
  if (app === 'local') return [];
  return host === ''
    ? ['https://*.algolia.net', 'https://*.algolianet.com']
    : [new URL(/^https?:/.test(host) ? host : `https://${host}`).origin];
}

/** The page of the chat. */
const chatOrigins = ({ chat }: Pick<SiteConfig, 'chat'>): string[] =>
  chat === null || chat.address === EXAMPLE_CHAT ? [] : [new URL(chat.address).origin];

/** The embedded map, where a location has the dealer's key for it. */
function mapOrigins({ locations }: Pick<SiteConfig, 'locations'>): string[] {
  const maps = locations.flatMap(({ address }) => mapEmbedUrl(address) ?? []);
  return [...new Set(maps.map((each) => new URL(each).origin))];
}

/** Origins that a site needs for what its own document sets up; every other site does without them. */
export function outsideOrigins(
  site: Pick<SiteConfig, 'analytics' | 'chat' | 'locations' | 'payment_key' | 'search_app' | 'search_host'>,
): OutsideOrigins {
  const payment = site.payment_key === null ? NONE : STRIPE;
  const analytics = analyticsOrigins(site);
  return {
    scripts: outsideScripts(site),
    images: [...payment.images, ...analytics.images],
    frames: [...payment.frames, ...chatOrigins(site), ...mapOrigins(site), ...analytics.frames],
    connections: [...searchOrigins(site), ...payment.connections, ...analytics.connections],
  };
}
