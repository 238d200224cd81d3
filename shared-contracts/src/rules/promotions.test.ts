import { aCar } from '../testing';
import { promoBannerText } from './promotions';

describe('CO-110 promo banner', () => {
  const banner = {
    start: '2025-07-01',
    end: '2025-07-24',
    zone: 'Australia/Brisbane',
    text: 'Sale',
    car_type: ['used'],
    make: [],
    tag: [],
  };
  const inside = new Date('2025-07-10T00:00:00Z');

  it.each([
    ['2025-06-30T13:59:00Z', false],
    ['2025-06-30T14:00:00Z', true],
    ['2025-07-24T13:59:00Z', true],
    ['2025-07-24T14:00:00Z', false],
  ])('at %s: %s', (now, expected) => {
    expect(promoBannerText(aCar(), { promoBanner: banner }, new Date(now))).toBe(expected ? 'Sale' : null);
  });

  it.each([
    ['all set lists hold the car', { make: ['Toyota'] }, true],
    ['one list does not', { make: ['Kia'] }, false],
    ['the banner requires a tag and the car has none', { tag: ['Runout'] }, false],
    ['no list is set', { car_type: [] }, false],
  ])('%s', (_case, over, expected) => {
    expect(promoBannerText(aCar(), { promoBanner: { ...banner, ...over } }, inside)).toBe(expected ? 'Sale' : null);
  });

  it('shows nothing where the tenant has none', () => {
    expect(promoBannerText(aCar(), { promoBanner: null }, inside)).toBeNull();
  });
});

it('CO-110 compares makes by their display name, whatever the feed spells', () => {
  const promoBanner = {
    start: '2025-07-01',
    end: '2025-07-24',
    zone: 'Australia/Brisbane',
    text: 'Sale',
    car_type: [],
    make: ['mercedes-benz'],
    tag: [],
  };
  const now = new Date('2025-07-10T00:00:00Z');
  expect(promoBannerText(aCar({ make: 'Mercedes Benz' }), { promoBanner }, now)).toBe('Sale');
  expect(promoBannerText(aCar({ make: 'Kia' }), { promoBanner }, now)).toBeNull();
});

it('CO-110 requires a tag that the car has', () => {
  const promoBanner = {
    start: '2025-07-01',
    end: '2025-07-24',
    zone: 'Australia/Brisbane',
    text: 'Sale',
    car_type: [],
    make: [],
    tag: ['Runout'],
  };
  const now = new Date('2025-07-10T00:00:00Z');
  expect(promoBannerText(aCar({ tag: 'Runout' }), { promoBanner }, now)).toBe('Sale');
  expect(promoBannerText(aCar({ tag: 'New in' }), { promoBanner }, now)).toBeNull();
});
