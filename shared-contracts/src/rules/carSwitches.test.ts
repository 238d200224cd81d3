import { resolveSite } from '../site/resolveSite';
import { aSite, aSiteDocument } from '../testing';
import { carSwitches } from './carSwitches';
import { carTypeName } from './names';

const site = aSite({
  switches: { soldWindowDays: 3, imageHours: 24 },
  dealerships: [
    { id: 7, slug: 'south', name: 'South' },
    {
      id: 8,
      slug: 'north',
      name: 'North',
      switches: { soldWindowDays: 10, imageHours: 0, carTypeNames: { new: null, demo: 'Ex-demo', used: null } },
    },
  ],
});
const of = (dealership_slug: string) => carSwitches({ dealership_slug }, site);

it('VE-075 a car has the switches of its dealership, else those of its site', () => {
  expect(of('north')).toMatchObject({ soldWindowDays: 10, imageHours: 0, salesTypes: ['new', 'demo', 'used'] });
  expect(of('south')).toMatchObject({ soldWindowDays: 3, imageHours: 24 });
  expect(of('elsewhere')).toBe(site.switches);
});

it('VE-075 a dealership names the car types that it wants to, the others have the words of the site', () => {
  expect((['new', 'demo', 'used'] as const).map((type) => carTypeName(type, of('north')))).toEqual(['New', 'Ex-demo', 'Used']);
  expect(carTypeName('demo', of('south'))).toBe('Demo');
});

it('VE-075 a document with an impossible switch of a dealership is refused with its path', () => {
  const document = aSiteDocument({ dealerships: [{ id: 8, slug: 'north', name: 'North', switches: { soldWindowDays: -1 } }] });
  expect(() => resolveSite(document)).toThrow('dealerships[0].switches.soldWindowDays');
});
