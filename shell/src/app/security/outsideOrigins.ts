import { EXAMPLE_CHAT, mapEmbedUrl, type SiteConfig } from '@forecourt/shared-contracts';

/** Origins besides its own that the pages of a site may use. */
export interface OutsideOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

const NONE: OutsideOrigins = { scripts: [], frames: [], connections: [] };

/** The card field of the payment provider, with the page of the shopper's bank. */
const STRIPE: OutsideOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};

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
  site: Pick<SiteConfig, 'chat' | 'locations' | 'payment_key' | 'search_app' | 'search_host'>,
): OutsideOrigins {
  const payment = site.payment_key === null ? NONE : STRIPE;
  return {
    ...payment,
    frames: [...payment.frames, ...chatOrigins(site), ...mapOrigins(site)],
    connections: [...searchOrigins(site), ...payment.connections],
  };
}

/** Whether a script at this address is one of these origins. */
export const isOutsideScript = ({ scripts }: Pick<OutsideOrigins, 'scripts'>, { origin }: URL): boolean =>
  scripts.some((each) =>
    each.startsWith('https://*.') ? origin.startsWith('https://') && origin.endsWith(each.slice('https://*'.length)) : origin === each,
  );
