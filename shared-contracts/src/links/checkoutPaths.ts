import type { LinkContext } from './linkContext';

/** Reserve page of a car, under the word that the tenant uses; null where it is not deployed. */
export const reservePath = ({ site, to }: LinkContext, { slug }: { slug: string }): string | null =>
  site.switches.checkoutPathSegment === 'buy-online'
    ? to.ifDeployed('forms.buy-online', { slug })
    : to.ifDeployed('forms.reserve', { slug });

/** Online purchase of a car, by id or slug as the tenant configures; null where it is not deployed. */
export const onlinePurchasePath = ({ site, to }: LinkContext, car: { id: number; slug: string }): string | null =>
  to.ifDeployed('forms.checkout-journey', { car_id: car[site.switches.checkoutJourneyCarParam] });
