import type { LoaderContext, PlatformApi } from '@forecourt/shared-contracts';
import { aCar } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import { Component, dataKey, loader } from './latest-cars';

it('SH-013 renders the newest cars with a link to all cars', async () => {
  const get = jest.fn().mockResolvedValue([aCar({ id: 7, year: 2024, make: 'Kia', model: 'EV5', badge: null })]);
  const data = await loader({ limit: 4 }, { api: { get } as unknown as PlatformApi } as LoaderContext);
  renderOnPlatform(<Component limit={4} data={data} />);

  expect(get).toHaveBeenCalledWith('/api/cars/latest?limit=4', expect.anything());
  expect(screen.getByRole('heading', { level: 3, name: '2024 Kia EV5' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toHaveAttribute('href', '/search/new-used-and-demo-cars');
});

it.each([
  ['in the first view loads its first image before the others', 'load', ['eager high', 'lazy null', 'lazy null']],
  ['further down loads images as they come near', 'visible', ['lazy null', 'lazy null', 'lazy null']],
] as const)('PL-053 a section %s', (_what, hydrate, images) => {
  const cars = [1, 2, 3].map((id) => aCar({ id, primary_image_url: `/${id}.webp` }));
  const { container } = renderOnPlatform(<Component data={cars} hydrate={hydrate} />);

  const found = [...container.querySelectorAll('img')];
  expect(found.map((image) => `${image.getAttribute('loading')} ${image.getAttribute('fetchpriority')}`)).toEqual(images);
});

it('SH-013 shows nothing without cars', () => {
  const { container } = renderOnPlatform(<Component data={[]} />);

  expect(container).toBeEmptyDOMElement();
});

it('has another data key for another limit', () => {
  expect(dataKey({ limit: 4 })).not.toBe(dataKey({}));
});
