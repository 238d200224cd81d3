import type { Links } from '../routes/links';

/** Trade-in page, against a car where one is given; null where it is not deployed. */
export const tradeInPath = (to: Links, car?: { id: number }): string | null =>
  car ? to.ifDeployed('forms.car-trade-in', { car_id: car.id }) : to.ifDeployed('forms.trade-in');
