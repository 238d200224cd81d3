import { aSite } from '@forecourt/shared-contracts/testing';
import { premisesImageSource } from './premisesImageSource';
import type { RenderedImageSpec } from './renderImageSvg';

it('AP-034 LO-065 renders the premises that a path names, in the colour of the site', async () => {
  const specs: RenderedImageSpec[] = [];
  const source = premisesImageSource({ render: (spec) => (specs.push(spec), Promise.resolve('<svg/>')) });
  await (await source.find(aSite({ theme: { brand: '#c8102e' } }), 'premises/service-12.webp'))?.load();
  await (await source.find(aSite({ theme: { brand: 'red"/><script>' } }), 'premises/sales-1.webp'))?.load();
  expect(specs).toEqual([
    { kind: 'service', accent: '#c8102e', seed: 12 },
    { kind: 'sales', accent: '#4a5a68', seed: 1 },
  ]);
});

it.each(['premises/castle-1.webp', 'premises/sales-12345.webp', 'premises/sales-1.jpg', 'cars/premises/sales-1.webp'])(
  'AP-034 has no image at %s',
  async (path) => {
    expect(await premisesImageSource({ render: () => Promise.reject(new Error('not expected')) }).find(aSite(), path)).toBeNull();
  },
);
