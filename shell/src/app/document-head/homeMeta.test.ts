import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { homeMeta } from './homeMeta';

const yard = aLocation({ name: 'Harbour Yard', image: { image: { url: 'premises/harbour/1.webp' }, thumb: { url: null } } });
const service = aLocation({ id: 32, name: 'Harbour Service', slug: 'service' });

it('PL-058 PL-059 the home page has a photo of the business, and says who and where it is', () => {
  const site = aSite({ locations: [yard], tagline: 'Cars by the water' });
  const { image, jsonLd } = homeMeta(site);
  expect(image).toMatch(/^\/images\/.*premises\/harbour\/1\.webp$/);
  expect(jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'AutoDealer',
      name: 'Harbour Motors',
      description: 'Cars by the water',
      url: 'https://harbour-motors.example/',
      telephone: '08 5550 1234',
      image: `https://harbour-motors.example${image}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Quay Street',
        addressLocality: 'Perth',
        addressRegion: 'WA',
        postalCode: '6000',
        addressCountry: 'AU',
      },
    },
  ]);
});

it('PL-059 a business with several locations names each', () => {
  const [first] = homeMeta(aSite({ locations: [yard, service] })).jsonLd ?? [];
  expect(first).toMatchObject({ department: [{ name: 'Harbour Yard' }, { name: 'Harbour Service' }] });
});

it('PL-058 a business without a photo or location has a home page too', () => {
  const { image, jsonLd } = homeMeta(aSite({ locations: [] }));
  expect([image, jsonLd]).toEqual([undefined, [expect.not.objectContaining({ address: expect.anything() })]]);
});
