import type { PlatformApi } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform, renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { CompareLink } from './CompareLink';
import { compareRestored, compareSlice, comparisonAdded, selectCompared, selectIsCompareFull } from './compareSlice';
import { comparisonOf } from './comparison';

const site = aSite({ switches: { favouritesEnabled: true, compareEnabled: true } });
const cerato = aCar({
  id: 7,
  year: 2021,
  make: 'Kia',
  model: 'Cerato',
  badge: null,
  series: null,
  km: 30_000,
  seats: null,
  doors: null,
  engine_size: null,
});
const mazda = aCar({ ...cerato, id: 8, slug: 'mazda-8', make: 'Mazda', model: '3', km: 45_000 });

function storeWith(ids: number[], on = site) {
  const store = createPlatformStore({ site: on });
  store.injectSlice(compareSlice);
  store.dispatch(compareRestored(ids));
  return store;
}

it('SH-159 compares up to 4 cars: a fifth changes nothing', () => {
  const store = storeWith([]);
  for (const id of [1, 2, 2, 3]) store.dispatch(comparisonAdded(id));
  expect(selectIsCompareFull(store.getState())).toBe(false);
  for (const id of [4, 5]) store.dispatch(comparisonAdded(id));
  expect(selectCompared(store.getState())).toEqual([1, 2, 3, 4]);
  expect(selectIsCompareFull(store.getState())).toBe(true);
});

it('SH-159 restores at most four ids of a stored list, and nothing of another shape', () => {
  const store = storeWith([]);
  const restore = (stored: unknown) => compareSlice.persistence?.restore(stored) ?? null;
  store.dispatch(restore([7, '8', null, 9, 10, 11, 12]) as UnknownAction);
  expect(selectCompared(store.getState())).toEqual([7, 9, 10, 11]);
  expect(restore({ 0: 7 })).toBeNull();
});

describe('button', () => {
  const button = (pressed: boolean) => screen.getByRole('button', { name: 'Compare 2021 Kia Cerato', pressed });

  it('SE-082 SH-147 adds and removes a car, and its toast is updated', async () => {
    const { store } = await renderSlot(remote, 'compare-button', { car: cerato }, { site, store: storeWith([1]) });
    await userEvent.click(button(false));
    expect(selectCompared(store.getState())).toEqual([1, 7]);
    expect(store.getState().toasts).toMatchObject([{ action: { label: 'Compare', path: '/compare' } }]);

    await userEvent.click(button(true));
    expect(selectCompared(store.getState())).toEqual([1]);
    expect(store.getState().toasts).toMatchObject([{ id: 'compare', text: 'Removed from compare' }]);
  });

  it.each([
    ['car-card', () => renderSlot(remote, 'car-card', { car: cerato }, { site })],
    ['latest-cars', () => renderSlot(remote, 'latest-cars', {}, { site, responses: { '/api/cars/latest?limit=8': [cerato] } })],
  ])('SE-082 adds a car of the slot %s', async (_slot, render) => {
    await render();
    const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'More about 2021 Kia Cerato' }));
    await openMenu();
    await userEvent.click(button(false));
    await openMenu();
    expect(button(true)).toBeVisible();
  });

  it('SE-082 rejects a fifth car with a toast', async () => {
    const { store } = await renderSlot(remote, 'compare-button', { car: cerato }, { site, store: storeWith([1, 2, 3, 4]) });
    await userEvent.click(button(false));
    expect(selectCompared(store.getState())).toEqual([1, 2, 3, 4]);
    expect(store.getState().toasts).toMatchObject([{ text: 'You can compare up to 4 cars.' }]);
  });

  it.each([{ compareEnabled: false }, { favouritesEnabled: false }])('SE-079 is not offered with %j', async (off) => {
    const other = aSite({ switches: { favouritesEnabled: true, compareEnabled: true, ...off } });
    await renderSlot(remote, 'compare-button', { car: cerato }, { site: other, store: storeWith([], other) });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('SE-083 links to the comparison while it has cars', () => {
  const { store } = renderOnPlatform(<CompareLink />, { site, store: storeWith([]) });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  act(() => void store.dispatch(compareRestored([7, 8])));
  expect(screen.getByRole('link', { name: 'Compare 2 vehicles' })).toHaveAttribute('href', '/compare');
});

describe('rows', () => {
  const row = (label: string, cars = [cerato, mazda]) => comparisonOf(cars, site).find((each) => each.label === label);

  it('SE-083 has the facts of each car in the order of the page', () => {
    expect(
      comparisonOf([cerato], site)
        .map(({ label }) => label)
        .slice(0, 5),
    ).toEqual(['Price', 'Price includes', 'Year', 'Kilometres', 'Body']);
    expect(row('Price includes', [cerato, { ...mazda, price_type: 'EGC' }])).toMatchObject({
      values: ['Drive away in WA', 'Excludes government charges'],
    });
    expect(row('Kilometres')).toEqual({ label: 'Kilometres', values: ['30,000 km', '45,000 km'], differs: true });
    expect(row('Year')).toMatchObject({ differs: false });
  });

  it('SE-083 drops a row that is empty for all cars and includes a fact that one car has', () => {
    expect(row('Seats')).toBeUndefined();
    expect(row('Seats', [cerato, { ...mazda, seats: 5 }])).toEqual({ label: 'Seats', values: [null, '5'], differs: true });
    expect(row('ANCAP safety rating', [{ ...cerato, variant: { ...cerato.variant, ancaprating: 5 } as never }])).toMatchObject({
      values: ['5 stars'],
    });
  });
});

describe('page', () => {
  const api = { get: () => Promise.resolve([cerato, mazda]) } as unknown as PlatformApi;

  it('SE-083 renders the cars side by side, marks differences, and removes a car', async () => {
    const { store } = await renderPage(remote, '/compare', { site, store: storeWith([7, 8]), api });
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((each) => within(each).queryByRole('link')?.textContent)).toEqual([
      undefined,
      '2021 Kia Cerato',
      '2021 Mazda 3',
    ]);
    expect(table.getByRole('rowheader', { name: 'Kilometres (differs)' })).toBeVisible();
    expect(table.getByRole('rowheader', { name: 'Year' })).toBeVisible();

    await userEvent.click(table.getByRole('button', { name: 'Remove 2021 Kia Cerato' }));
    expect(selectCompared(store.getState())).toEqual([8]);
    expect(screen.queryByRole('link', { name: '2021 Kia Cerato' })).not.toBeInTheDocument();
  });

  it('SE-083 displays a message when no car is chosen', async () => {
    await renderPage(remote, '/compare', { site, store: storeWith([]) });
    expect(await screen.findByRole('heading', { name: 'You have no cars to compare yet.' })).toBeVisible();
  });
});
