import type { PromoCard } from '../entities/promoCard';

/** A promo card without dates, which always shows, for tests. */
export function aPromoCard(over: Partial<PromoCard> = {}): PromoCard {
  return { id: 301, title: 'Winter service', image_url: null, link: '/service', position: 1, start_date: null, expiry_date: null, ...over };
}
