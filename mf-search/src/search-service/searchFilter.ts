import { CAR_TYPES, soldBound, type SiteConfig } from '@forecourt/shared-contracts';

const SECONDS_PER_MINUTE = 60;

/** Whether an expression has an OR outside of quotes and brackets: only then it needs brackets before it is ANDed. */
function hasTopLevelOr(expression: string): boolean {
  let depth = 0;
  let quote = '';
  for (const token of expression.match(/\\.|["'()]|\bOR\b/g) ?? []) {
    if (quote) quote = token === quote ? '' : quote;
    else if (token === '"' || token === "'") quote = token;
    else if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (token === 'OR' && depth === 0) return true;
  }
  return false;
}

/**
 * The filter of every search of a site. The bound of the visibility rule
 * is rounded down to the minute, so that equal searches within a minute share caches.
 */
export function searchFilter(site: Pick<SiteConfig, 'search_filters' | 'switches'>, now: Date): string {
  const { soldWindowDays, salesTypes } = site.switches;
  const bound = Math.floor(soldBound(soldWindowDays, now) / SECONDS_PER_MINUTE) * SECONDS_PER_MINUTE;
  const own = site.search_filters.trim();
  const parts = [`visible_until > ${bound}`, 'show_on_dealer_website:true'];
  if (own) parts.push(hasTopLevelOr(own) ? `(${own})` : own);
  if (CAR_TYPES.some((type) => !salesTypes.includes(type))) {
    parts.push(`(${salesTypes.map((type) => `car_type:${type}`).join(' OR ')})`);
  }
  return parts.join(' AND ');
}
