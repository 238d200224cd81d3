import { locationSchema, openingHourSchema, specialHoursSchema } from '../entities/location';
import { navigationItemSchema } from '../entities/navigation';
import { siteConfigSchema } from './siteConfig';
import { aLocation, aNavigationItem, anOpeningHour, aSite, aSpecialHours } from '../testing';
import { accepts, rejects } from '../entities/testing/schemaTests';

describe('CO-012 site configuration', () => {
  accepts(siteConfigSchema, aSite());
});

describe('CO-013 location', () => {
  accepts(locationSchema, aLocation({ location_subtype: 'buying', reviews: { average_rating: 4.6, count: 120 } }));
  rejects(locationSchema, { ...aLocation(), location_type: 'moon' }, ['location_type']);
});

describe('CO-014 opening hour', () => {
  accepts(openingHourSchema, anOpeningHour());
  rejects(openingHourSchema, anOpeningHour({ weekday: 7 }), ['weekday']);
  rejects(openingHourSchema, anOpeningHour({ weekday: -1 }), ['weekday']);
  rejects(openingHourSchema, { ...anOpeningHour(), status: 'open' }, ['status']);
});

describe('CO-015 special hours', () => {
  accepts(specialHoursSchema, aSpecialHours({ hours: { begin: '08:00', end: '12:00' } }));
});

describe('CO-024 navigation item', () => {
  accepts(
    navigationItemSchema,
    aNavigationItem({ dropdownItems: [aNavigationItem({ dynamicDropdown: 'models', dropdownItems: [aNavigationItem()] })] }),
  );
  rejects(navigationItemSchema, aNavigationItem({ dropdownItems: [{ ...aNavigationItem(), url: '' }] }), ['dropdownItems[0].url']);
});

it('CO-012 a site without a manufacturer of its own has null, and its index and source their defaults', () => {
  const site = siteConfigSchema.validateSync({
    id: 1,
    slug: 'a',
    name: 'A',
    url: 'https://a.example',
    theme: { brand: 'red', accent: 'blue' },
  });
  expect(site).toMatchObject({
    manufacturer: null,
    search_index: 'Car_production',
    vdp_config: { show_map_section: true },
    locations: [],
    navigation: [],
  });
});

it('CO-013 accepts a location without type and images', () => {
  const { image, location_type, visible } = locationSchema.validateSync({
    id: 1,
    name: 'A',
    slug: 'a',
    dealership_id: 7,
    dealership_slug: 'h',
    location_type: null,
  });
  expect({ image, location_type, visible }).toEqual({
    image: { image: { url: null }, thumb: { url: null } },
    location_type: '',
    visible: true,
  });
});

it('CO-024 gives a link without dropdown an empty one, at every depth', () => {
  expect(navigationItemSchema.validateSync({ url: '/a', name: 'A', dropdownItems: [{ url: '/b', name: 'B' }] })).toEqual(
    aNavigationItem({ url: '/a', name: 'A', dropdownItems: [aNavigationItem({ url: '/b', name: 'B' })] }),
  );
});

it('CO-012 PL-034 refuses a secret key in place of the publishable one, and says which it wants', () => {
  expect(aSite({ payment_key: 'pk_live_51Abc' }).payment_key).toBe('pk_live_51Abc');
  expect(() => siteConfigSchema.validateSync({ ...aSite(), payment_key: 'sk_live_51Abc' })).toThrow(
    'payment_key is the publishable key (pk_live_… or pk_test_…); a secret key is never part of this document',
  );
});

it.each(['http://chat.example/', 'javascript:alert(1)', 'https://chat.example'])(
  'NA-057 refuses %s as the address of a chat',
  (address) => {
    expect(() => siteConfigSchema.validateSync({ ...aSite(), chat: { address } })).toThrow('address must begin with https://');
  },
);

it('CO-012 has every field of the site configuration', () => {
  const fields = [
    ...[
      'id',
      'slug',
      'template',
      'name',
      'dealership_id',
      'dealerships',
      'dealership_websites',
      'locations',
      'manufacturer',
      'finance_provider',
    ],
    ...[
      'specifications',
      'stock_count',
      'search_host',
      'search_key',
      'search_filters',
      'search_index',
      'payment_key',
      'abn',
      'chat',
      'vdp_config',
      'autograb',
      'phone',
      'address',
    ],
    ...[
      'opening_hours',
      'facebook_url',
      'instagram_url',
      'youtube_url',
      'linkedin_url',
      'tiktok_url',
      'base_domain',
      'complaints_contact',
      'email',
    ],
    ...['navigation', 'url', 'switches'],
  ];
  expect(fields.filter((field) => !Object.hasOwn(siteConfigSchema.fields, field))).toEqual([]);
});
