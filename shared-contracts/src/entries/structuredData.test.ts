import { aLocation } from '../testing/aLocation';
import { absoluteAddress, breadcrumbList, knownFields, postalAddress } from './structuredData';

const site = { url: 'https://harbour-motors.example/' };

it.each([
  ['/cars/a', 'https://harbour-motors.example/cars/a'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
])('PL-059 %s is %s in structured data', (path, address) => {
  expect(absoluteAddress(site, path)).toBe(address);
});

it('PL-059 omits unknown fields, but not 0 and false', () => {
  expect(knownFields({ a: null, b: undefined, c: '', d: 0, e: false })).toEqual({ d: 0, e: false });
});

it('PL-059 writes the parts of an address that are present', () => {
  const { address } = aLocation();
  expect(postalAddress(address)).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '12 Quay Street',
    addressLocality: 'Perth',
    addressRegion: 'WA',
    postalCode: '6000',
    addressCountry: 'AU',
  });
  expect(postalAddress({ ...address, street: '', postcode: '' })).not.toHaveProperty('streetAddress');
});

it('PL-059 numbers breadcrumbs from 1; the page itself has no address', () => {
  expect(breadcrumbList([{ label: 'Home', to: '/' }, { label: 'Perth' }], site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://harbour-motors.example/' },
      { '@type': 'ListItem', position: 2, name: 'Perth' },
    ],
  });
});
