import type { Product } from '../entities/product';

/** An accessory that fits one model, for tests. */
export function aProduct(over: Partial<Product> = {}): Product {
  return {
    id: 801,
    name: 'Cargo liner',
    description: 'Keeps the boot clean.',
    price: 129,
    image_url: null,
    categories: ['Interior'],
    models: ['corolla'],
    ...over,
  };
}
