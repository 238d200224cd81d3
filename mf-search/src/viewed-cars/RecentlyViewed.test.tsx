import { carViewed, type PlatformApi } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { RecentlyViewed } from './RecentlyViewed';

it('SE-063 shows the last three viewed cars, newest first', async () => {
  const store = createPlatformStore({ site: aSite() });
  const cars = [1, 2, 3, 4].map((id) => aCar({ id, year: 2020 + id, make: 'Kia', model: 'Rio', badge: null, series: null }));
  for (const car of cars) store.dispatch(carViewed(car));
  const get = jest.fn(() => Promise.resolve(cars));
  renderOnPlatform(<RecentlyViewed />, { store, api: { get } as unknown as PlatformApi });

  const section = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '2024 Kia Rio',
    '2023 Kia Rio',
    '2022 Kia Rio',
  ]);
  expect(get).toHaveBeenCalledWith('/api/cars/chosen?ids=4,3,2', expect.anything());
});

it('SE-063 shows nothing before the first', () => {
  const { container } = renderOnPlatform(<RecentlyViewed />);
  expect(container).toBeEmptyDOMElement();
});
