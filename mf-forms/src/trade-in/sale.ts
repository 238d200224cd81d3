import type { Car, Links } from '@forecourt/shared-contracts';

export type SaleName = 'trade-in' | 'sell';

/** What differs between trading a car in and selling it; the flow is the same. */
export interface Sale {
  name: SaleName;
  /** Name of its forms in the switches `termsForms` and `enquiryFields`. */
  form: string;
  title: string;
  lead: string;
  /** Of its leads, beside the category 'Trade-In'; null: none. */
  subcategory: string | null;
  /** What comes after the estimate. */
  next: string;
}

const SALES: Readonly<Record<SaleName, Sale>> = {
  'trade-in': {
    name: 'trade-in',
    form: 'trade-in',
    title: 'Trade-in valuation',
    lead: 'Find out what your car is worth towards your next one.',
    subcategory: null,
    next: 'We inspect your car, confirm the price, and take it off what you pay.',
  },
  sell: {
    name: 'sell',
    form: 'sell-my-car',
    title: 'Sell my car',
    lead: 'Find out what we would pay for your car. You need not buy one from us.',
    subcategory: 'Sell my car',
    next: 'We inspect your car, confirm the price, and pay you.',
  },
};

/** Path of the page of a sale, towards a car where the visitor would buy one. */
export function salePage(to: Links, { name }: Sale, car?: Pick<Car, 'id'>): string {
  if (name === 'sell') return to('forms.sell-my-car');
  return car ? to('forms.car-trade-in', { car_id: car.id }) : to('forms.trade-in');
}

export const saleOf = (name: SaleName): Sale => SALES[name];
