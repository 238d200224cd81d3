import type { SiteConfig } from '../site/siteConfig';
import type { Mistake } from './mistake';

const CONTAINER = /^(GTM-[A-Z0-9]{4,12}|G-[A-Z0-9]{6,14})$/;
/** An origin with https, or all below a domain that one owner has. */
const ORIGIN = /^https:\/\/(?!\*\.(?:[a-z]+|(?:com|net|org|co|gov|edu|asn|id)\.[a-z]{2})$)(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** Texts of the outside analytics that are no container or no origin: they become part of the policy of every page. */
export function analyticsMistakes({ analytics }: Pick<SiteConfig, 'analytics'>): Mistake[] {
  if (analytics === null) return [];
  const isNone = (name: 'scripts' | 'origins'): Mistake[] =>
    analytics[name].flatMap((origin, at) =>
      ORIGIN.test(origin) ? [] : [{ path: ['analytics', name, at], reason: 'must be an origin such as https://connect.facebook.net' }],
    );
  const id = { path: ['analytics', 'id'], reason: 'must be a container such as GTM-ABC1234 or a measurement id such as G-ABC1234567' };
  return [...(CONTAINER.test(analytics.id) ? [] : [id]), ...isNone('scripts'), ...isNone('origins')];
}
