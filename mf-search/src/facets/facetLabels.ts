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

/** 'Corolla', and 'Mazda 3' for a model that is only a number: with its make, where one is chosen. */
function modelLabel(model: string, [make, ...others]: readonly string[]): string {
  if (/\p{L}/u.test(model)) return model;
  return make !== undefined && others.length === 0 ? `${makeName(make)} ${model}` : `Model ${model}`;
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
