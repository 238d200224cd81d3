import { anOffer } from '@forecourt/shared-contracts/testing';
import { isFinanceOffer, monthEnd, offerEnd, offerImage } from './offerFacts';

it.each([
  ['its own last day', '2026-06-15', 'Offer ends 15 June 2026'],
  ['the day of a date-time', '2026-06-15T23:59:00+10:00', 'Offer ends 15 June 2026'],
  ['the month end without one', null, 'Offer ends 31 March 2026'],
  ['the month end for a date that is none', 'soon', 'Offer ends 31 March 2026'],
])('SE-094 names %s', (_what, end_date, expected) => {
  // 31 March in Perth is still 30 March somewhere else; the tenant's zone counts.
  expect(offerEnd(anOffer({ end_date }), new Date('2026-03-30T17:00:00Z'), 'Australia/Perth')).toBe(expected);
});

it('SE-086 shows the own image before that of the model', () => {
  expect(offerImage(anOffer({ image_url: 'a.jpg', image_or_model_image: { url: 'b.jpg' } }))).toBe('a.jpg');
  expect(offerImage(anOffer({ image_url: null, image_or_model_image: { url: 'b.jpg' } }))).toBe('b.jpg');
  expect(offerImage(anOffer({ image_url: null, image_or_model_image: { url: null } }))).toBeNull();
});

it('SE-089 recognises finance offers by their category', () => {
  expect(isFinanceOffer(anOffer({ category: 'Finance offer' }))).toBe(true);
  expect(isFinanceOffer(anOffer({ category: 'Runout' }))).toBe(false);
});

it.each([
  ['2026-06-10T00:00:00Z', 'Australia/Perth', '30 June 2026'],
  ['2028-02-01T00:00:00Z', 'Australia/Perth', '29 February 2028'],
  ['2026-12-31T15:00:00Z', 'Australia/Perth', '31 December 2026'],
  ['2026-12-31T16:00:00Z', 'Australia/Perth', '31 January 2027'],
])('CO-072 the month of %s in %s ends on %s', (now, zone, text) => {
  expect(monthEnd(new Date(now), zone)).toBe(text);
});
