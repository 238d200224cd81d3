import { createElement, type ReactElement } from 'react';
import { aCar } from '../testing';
import { Slot } from './context';
import { REMOTE_NAMES } from './remote';
import { SLOTS } from './slots';

it.each([
  ['mf-navigation', 'header, footer, popup, complaints-notice'],
  ['mf-search', 'search-box, saved-button, compare-button, car-card, price-slider, offer-cards, latest-cars'],
  ['mf-vehicle', 'phone-reveal, share-widget, sticky-bar'],
  ['mf-locations', 'location-block, location-selector, location-panel, reviews, guarantee-strip, carousel'],
  [
    'mf-forms',
    'enquiry-form, test-drive-dialog, offer-dialog, request-photos, find-similar, fleet-block, valuation-widget, trade-in-faq, service-advantage',
  ],
  ['mf-finance', 'finance-summary, finance-calculator, finance-disclaimer, quote-estimate'],
])('CO-139 %s provides %s', (provider, names) => {
  const provided = Object.entries(SLOTS).filter(([, slot]) => slot.provider === provider);
  expect(provided.map(([name]) => name)).toEqual(names.split(', '));
});

it.each(Object.entries(SLOTS))('PL-004 %s has a provider, a version of its props and room of its own', (_name, slot) => {
  expect(REMOTE_NAMES).toContain(slot.provider);
  expect(slot.version).toBeGreaterThanOrEqual(1);
  expect(slot.reserve).toMatch(/^(0|\d+(\.\d+)?rem)$/);
});

it('PL-004 a slot takes its own props: others are type errors', () => {
  const car = aCar();
  const elements: ReactElement[] = [
    createElement(Slot<'car-card'>, { name: 'car-card', car }),
    // @ts-expect-error -- a card needs its car
    createElement(Slot<'car-card'>, { name: 'car-card' }),
    // @ts-expect-error -- a dialog needs onClose
    createElement(Slot<'offer-dialog'>, { name: 'offer-dialog', car }),
    // @ts-expect-error -- there is no such slot
    createElement(Slot, { name: 'lottery-draw' }),
  ];
  expect(elements).toHaveLength(4);
});
