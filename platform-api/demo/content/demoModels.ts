import { slugOf, type Model, type ModelMenuItem, type SiteConfig } from '@forecourt/shared-contracts';
import { CARAVAN_MODELS } from '../caravanCatalogue';
import { CAR_MODELS, type CatalogueModel } from '../catalogue';
import { dealershipKindOf } from '../dealershipKind';
import type { DemoItems, DemoSite } from './demoItem';

/** A model of a range that the stock need not hold: upcoming, discontinued, or only in the range. */
interface RangeModel {
  make: string;
  name: string;
  body: string;
  status: 'available' | 'coming_soon' | 'discontinued';
  isElectrified: boolean;
  override?: string;
}

const ELECTRIFIED = new Set(['Hybrid', 'PHEV', 'Electric']);
const extra = (name: string, body: string, status: RangeModel['status'], isElectrified = false, override?: string): RangeModel => ({
  make: 'Toyota',
  name,
  body,
  status,
  isElectrified,
  ...(override && { override }),
});

/** Models of the Toyota range beside those of the catalogue. */
const MORE_TOYOTA: readonly RangeModel[] = [
  extra('C-HR', 'SUV', 'available', true),
  extra('Fortuner', '4x4', 'available'),
  extra('GR Corolla', 'Hatchback', 'available'),
  extra('GR Supra', 'Coupe', 'available'),
  extra('Coaster', 'Bus', 'available', false, '/enquiries/fleet-enquiry'),
  extra('Tundra', 'Ute', 'available', true, '/search/toyota/tundra'),
  extra('HiLux BEV', 'Ute', 'coming_soon', true),
  extra('bZ4X Touring', 'SUV', 'coming_soon', true),
  extra('LandCruiser 300 Hybrid', '4x4', 'coming_soon', true),
  extra('Prius', 'Hatchback', 'discontinued', true),
  extra('Granvia', 'People Mover', 'discontinued'),
];

const fromCatalogue = ({ make, model, simpleBody, grades }: CatalogueModel): RangeModel => ({
  make,
  name: model,
  body: simpleBody,
  status: 'available',
  isElectrified: grades.some(({ engine }) => ELECTRIFIED.has(engine.simpleFuel)),
});

/** Models sold new here, one of each name; a dealer of used cars has none. */
function rangeOf(site: SiteConfig): RangeModel[] {
  const kind = dealershipKindOf(site);
  if (kind === 'used-cars') return [];
  if (kind === 'caravans') {
    return CARAVAN_MODELS.map(({ make, model, simpleBody }) => ({ make, name: model, body: simpleBody, status: 'available', isElectrified: false }));
  }
  const makes = new Set(site.manufacturer ? [site.manufacturer.name] : site.dealership_websites.map(({ make }) => make));
  const known = CAR_MODELS.filter(({ make }) => makes.has(make)).map(fromCatalogue);
  const all = [...known, ...MORE_TOYOTA.filter(({ make }) => makes.has(make))];
  return all.filter((each, index) => all.findIndex(({ make, name }) => make === each.make && name === each.name) === index);
}

/** Only a dealer of one brand may leave the make out of an address. */
const slugIn = (site: SiteConfig, { make, name }: RangeModel) => slugOf(site.manufacturer ? name : `${make} ${name}`);
const nameIn = (site: SiteConfig, { make, name }: RangeModel) => (site.manufacturer ? name : `${make} ${name}`);

/** The range of a demonstration site (AP-012). */
export function demoModels({ site, imageOf }: DemoSite): DemoItems<'model'> {
  return rangeOf(site).map((entry, position) => {
    const image = imageOf({ make: entry.make, model: entry.name, simple_body: entry.body });
    const document: Model = {
      name: nameIn(site, entry),
      slug: slugIn(site, entry),
      manufacturer_body: entry.body,
      override_url: entry.override ?? null,
      image: { url: image },
      cloudfront_new_image_url: null,
      status: entry.status,
      manufacturer: entry.make,
    };
    return { slug: document.slug, position, document };
  });
}

const CATEGORIES = ['Cars', 'Hatch & sedans', 'SUVs & 4WDs', 'Utes & Vans', 'GR & performance', 'Electrified', 'Upcoming', 'Discontinued'] as const;
const CATEGORY_OF_BODY: Readonly<Record<string, string>> = {
  Hatchback: 'Hatch & sedans',
  Sedan: 'Hatch & sedans',
  SUV: 'SUVs & 4WDs',
  '4x4': 'SUVs & 4WDs',
  Ute: 'Utes & Vans',
  'Cab Chassis': 'Utes & Vans',
  Van: 'Utes & Vans',
  Bus: 'Utes & Vans',
  Coupe: 'GR & performance',
  Convertible: 'GR & performance',
  Caravan: 'Caravans',
  Motorhome: 'Motorhomes',
  'Camper Trailer': 'Camper trailers',
};

/** Where the mega menu names a model: an electrified one twice (NA-026). */
function categoriesOf({ status, name, body, isElectrified }: RangeModel): string[] {
  if (status === 'coming_soon') return ['Upcoming'];
  if (status === 'discontinued') return ['Discontinued'];
  const main = name.startsWith('GR ') ? 'GR & performance' : (CATEGORY_OF_BODY[body] ?? 'Cars');
  return isElectrified ? [main, 'Electrified'] : [main];
}

/** The models of the mega menu, category by category (AP-014). */
export function demoModelMenu({ site, imageOf }: DemoSite): DemoItems<'model-menu'> {
  const placeOf = (category: string) => [...CATEGORIES, 'Caravans', 'Motorhomes', 'Camper trailers'].indexOf(category);
  return rangeOf(site)
    .flatMap((entry) => categoriesOf(entry).map((category) => ({ entry, category })))
    .map(({ entry, category }, index) => {
      const document: ModelMenuItem = {
        name: nameIn(site, entry),
        category,
        slug: slugIn(site, entry),
        override_url: entry.override ?? null,
        image_url: imageOf({ make: entry.make, model: entry.name, simple_body: entry.body }),
      };
      return { slug: `${slugOf(category)}:${document.slug}`, position: placeOf(category) * 1000 + index, document };
    });
}
