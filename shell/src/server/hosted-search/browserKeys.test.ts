import { aSite } from '@forecourt/shared-contracts/testing';
import { browserKeys } from './browserKeys';

const SITE = aSite({ search_app: 'APP', search_key: 'parent-key', search_filters: 'dealership_id:7', switches: { soldWindowDays: 3 } });
const at = (instant: string) => browserKeys(SITE, new Date(instant));

/** The parameters in a secured key; its first 64 letters are the signature. */
const restrictionsOf = (key: string) => Object.fromEntries(new URLSearchParams(Buffer.from(key, 'base64').toString('utf8').slice(64)));

it('SE-110 the key for cars carries visibility as of the day, the site’s own filter, attributes and indexes', () => {
  const { filters, attributesToRetrieve, restrictIndices } = restrictionsOf(at('2026-03-10T15:42:07.123Z').search_key);
  expect(filters).toBe(`visible_until > ${Date.parse('2026-03-07T00:00:00Z') / 1000} AND show_on_dealer_website:true AND dealership_id:7`);
  expect(restrictIndices).toBe('Car_production,Car_production_*');
  expect(attributesToRetrieve).toContain('slug,name,year');
  expect(attributesToRetrieve).not.toMatch(/regplate|autograb_data|dealercomments/);
});

it('SE-110 the key for models and products reads those indexes only', () => {
  expect(restrictionsOf(at('2026-03-10T15:42:07.123Z').search_records_key)).toEqual({
    restrictIndices: 'Model_production,Product_production,Product_production_*',
  });
});

it('SE-110 a key is the same all day, is renewed at its end, and does not reveal the site’s own', () => {
  const keys = at('2026-03-10T00:00:00Z');
  expect(at('2026-03-10T23:59:59.999Z')).toEqual(keys);
  expect(at('2026-03-11T00:00:00Z').search_key).not.toBe(keys.search_key);
  for (const key of Object.values(keys)) expect(Buffer.from(key, 'base64').toString('utf8')).not.toContain('parent-key');
});
