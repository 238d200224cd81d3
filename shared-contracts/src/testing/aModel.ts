import type { Manufacturer, Model, ModelMenuItem } from '../entities/model';

/** A model on sale, for tests. */
export function aModel(over: Partial<Model> = {}): Model {
  return {
    name: 'Corolla',
    slug: 'corolla',
    manufacturer_body: 'Hatch',
    override_url: null,
    image: { url: 'models/corolla.png' },
    cloudfront_new_image_url: null,
    status: 'current',
    manufacturer: 'Toyota',
    ...over,
  };
}

/** A model of the mega menu, for tests. */
export function aModelMenuItem(over: Partial<ModelMenuItem> = {}): ModelMenuItem {
  return { name: 'Corolla', category: 'Cars', slug: 'corolla', override_url: null, image_url: null, ...over };
}

/** A make as its own record, for tests. */
export function aManufacturer(over: Partial<Manufacturer> = {}): Manufacturer {
  return { id: 61, name: 'Toyota', slug: 'toyota', logo: { url: null }, ...over };
}
