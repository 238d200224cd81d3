import {
  carHeading,
  CONTACT_METHODS,
  slugOf,
  type Car,
  type LeadPayload,
  type SiteConfig,
  type SlotMap,
} from '@forecourt/shared-contracts';
import { GENERAL_ENQUIRY, type EnquiryValues } from './enquiryValues';

export type EnquirySubject = SlotMap['enquiry-form'];

/** Default category of an enquiry about a car. */
const CAR_ENQUIRY = 'Vehicle Enquiry';

export const categoryOf = ({ car, category }: EnquirySubject) => category ?? (car ? CAR_ENQUIRY : GENERAL_ENQUIRY);

/** Only general enquiries have the fields category, preferred contact and location. */
export const isGeneralEnquiry = (subject: EnquirySubject) => !subject.car && categoryOf(subject) === GENERAL_ENQUIRY;

export type PresetFields = Pick<
  LeadPayload,
  | 'subcategory'
  | 'dealership_slug'
  | 'manufacturer_slug'
  | 'stock_number'
  | 'Vehicle Make'
  | 'Vehicle Model'
  | 'vehicle_status'
  | 'car_id'
  | 'car_type'
  | 'car_dealership_id'
>;

/** Lead fields that follow from car and site. */
export function enquiryPreset({ car, subcategory, locationSlug }: EnquirySubject, site: SiteConfig): PresetFields {
  const location = site.locations.find(({ slug }) => slug === locationSlug);
  return {
    subcategory: subcategory ?? car?.name ?? null,
    dealership_slug: car?.dealership_slug ?? location?.dealership_slug ?? site.dealerships[0]?.slug ?? null,
    manufacturer_slug: car ? slugOf(car.make) : (site.manufacturer?.slug ?? null),
    stock_number: car?.stocknum ?? null,
    'Vehicle Make': car?.make ?? null,
    'Vehicle Model': car?.model ?? null,
    vehicle_status: car?.status ?? null,
    car_id: car?.id ?? null,
    car_type: car?.car_type ?? null,
    car_dealership_id: car?.dealership_id ?? null,
  };
}

/** Slug of the location that the page or the car presets, or null. */
export const presetLocation = ({ car, locationSlug }: EnquirySubject) => locationSlug ?? car?.location?.slug ?? null;

function defaultMessage(car: Car): string {
  const stock = car.stocknum ? ` (stock number ${car.stocknum})` : '';
  return `I am interested in the ${carHeading(car)}${stock}. Please contact me.`;
}

/** Initial values of the form: equal on server and browser, so without personal data. */
export function initialValues(subject: EnquirySubject, { optInDefault }: SiteConfig['switches']): EnquiryValues {
  return {
    name: '',
    last_name: '',
    postcode: '',
    phone: '',
    email: '',
    message: subject.car ? defaultMessage(subject.car) : '',
    category: categoryOf(subject),
    PreferredContactMethod: CONTACT_METHODS[0],
    location: '',
    opt_in: optInDefault,
    terms_agreed: false,
    website: '',
  };
}
