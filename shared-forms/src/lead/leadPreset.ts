import { slugOf, type LeadPayload, type SiteConfig } from '@forecourt/shared-contracts';
import type { FormSubject, LeadFormDefinition } from '../definition/leadForm';

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

/** Lead fields that follow from form, car and site. */
export function leadPreset(form: LeadFormDefinition, { car, subcategory, locationSlug }: FormSubject, site: SiteConfig): PresetFields {
  const location = site.locations.find(({ slug }) => slug === locationSlug);
  return {
    subcategory: subcategory ?? form.subcategory ?? car?.name ?? null,
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
