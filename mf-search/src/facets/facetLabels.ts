import {
  CAR_TYPES,
  carTypeName,
  makeName,
  type CarType,
  type FacetName,
  type RangeFacetName,
  type SiteConfig,
} from '@forecourt/shared-contracts';

/** Name of each facet on screen, with the word for all of its entries. */
const WORDS: Readonly<Record<FacetName | RangeFacetName, { title: string; all: string }>> = {
  car_type: { title: 'Condition', all: 'conditions' },
  make: { title: 'Make', all: 'makes' },
  model: { title: 'Model', all: 'models' },
  badge: { title: 'Badge', all: 'badges' },
  series: { title: 'Series', all: 'series' },
  body: { title: 'Body', all: 'bodies' },
  price: { title: 'Price', all: 'prices' },
  year: { title: 'Year', all: 'years' },
  km: { title: 'Kilometres', all: 'kilometres' },
  simple_fuel: { title: 'Fuel', all: 'fuels' },
  simple_transmission: { title: 'Transmission', all: 'transmissions' },
  drive: { title: 'Drive', all: 'drives' },
  colour: { title: 'Colour', all: 'colours' },
  seats: { title: 'Seats', all: 'seats' },
  doors: { title: 'Doors', all: 'doors' },
  city: { title: 'City', all: 'cities' },
  state: { title: 'State', all: 'states' },
  dealership: { title: 'Dealership', all: 'dealerships' },
  location: { title: 'Location', all: 'locations' },
  certified: { title: 'Certified', all: 'certified' },
  item_type: { title: 'Type', all: 'types' },
  sleeps: { title: 'Sleeps', all: 'sleeps' },
};

export const facetTitle = (name: FacetName | RangeFacetName) => WORDS[name].title;
/** 'Show all makes'. */
export const showAllText = (name: FacetName) => `Show all ${WORDS[name].all}`;
/** 'Find in other makes'. */
export const findText = (name: FacetName) => `Find in other ${WORDS[name].all}`;

const isCarType = (value: string): value is CarType => CAR_TYPES.some((type) => type === value);

/** What else a search has chosen, where a value needs it to be understood. */
export interface LabelContext {
  /** Raw values of the chosen makes. */
  makes?: readonly string[];
}

/** Whether a model is only a number, which nobody understands without its make. */
export const isBareNumber = (model: string) => !/\p{L}/u.test(model);

/** 'Corolla', and for a bare number 'Mazda 3' where one make is chosen, else '3, any make': several makes may have one. */
function modelLabel(model: string, makes: readonly string[]): string {
  if (!isBareNumber(model)) return model;
  const [make, ...others] = new Set(makes.map(makeName));
  return make !== undefined && others.length === 0 ? `${make} ${model}` : `${model}, any make`;
}

/** A raw value of the index as shoppers read it. */
export function valueLabel(name: FacetName, value: string, site: SiteConfig, { makes = [] }: LabelContext = {}): string {
  switch (name) {
    case 'model':
      return modelLabel(value, makes);
    case 'make':
      return makeName(value);
    case 'car_type':
      return isCarType(value) ? carTypeName(value, site.switches) : value;
    case 'dealership':
      return site.dealerships.find(({ slug }) => slug === value)?.name ?? value;
    case 'location':
      return site.locations.find(({ id }) => String(id) === value)?.name ?? value;
    case 'certified':
      return value === 'true' ? 'Certified' : 'Not certified';
    case 'seats':
    case 'doors':
      return `${value} ${name}`;
    case 'sleeps':
      return `Sleeps ${value}`;
    case 'item_type':
      return value.charAt(0).toUpperCase() + value.slice(1);
    default:
      return value;
  }
}
