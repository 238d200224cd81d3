import type { AnySlotModule } from '@forecourt/shared-contracts/shell';
import { aCar } from '@forecourt/shared-contracts/testing';
import { createSlotData } from './slotData';

const plain: AnySlotModule = { Component: () => null };
const byCar: AnySlotModule = { Component: () => null, dataKey: ({ car }: { car: { id: number } }) => String(car.id) };
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

it('loads the data of a slot once and collects it for the browser', async () => {
  const data = createSlotData();
  const load = jest.fn(async () => ['Perth']);
  expect(data.get({ name: 'footer', version: 1 }, plain, {}, load)).toBe(data.get({ name: 'footer', version: 1 }, plain, {}, load));
  expect(await data.get({ name: 'footer', version: 1 }, plain, {}, load)).toEqual(['Perth']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(data.loaded).toEqual({ 'footer@1:': ['Perth'] });
});

it('distinguishes two uses of one slot by their key', async () => {
  const data = createSlotData();
  const of = (id: number) => data.get({ name: 'finance-summary', version: 1 }, byCar, { car: aCar({ id }) }, async () => id);
  expect(await Promise.all([of(1), of(2), of(1)])).toEqual([1, 2, 1]);
  expect(data.loaded).toEqual({ 'finance-summary@1:1': 1, 'finance-summary@1:2': 2 });
});

it('PL-103 distinguishes two versions of the props of one slot', async () => {
  const data = createSlotData();
  const of = (version: number) => data.get({ name: 'footer', version }, plain, {}, async () => version);
  expect(await Promise.all([of(1), of(2)])).toEqual([1, 2]);
});

it("uses the server's data in the browser instead of loading again", async () => {
  const data = createSlotData({ 'footer@1:': ['Perth'] });
  const load = jest.fn();
  expect(await data.get({ name: 'footer', version: 1 }, plain, {}, load)).toEqual(['Perth']);
  expect(load).not.toHaveBeenCalled();
});

it('PL-004 rejects data that exceeds the timeout on the server, and does not collect it', async () => {
  const data = createSlotData({}, 20);
  const never = () => new Promise<never>(() => undefined);
  await expect(data.get({ name: 'footer', version: 1 }, plain, {}, never)).rejects.toThrow('its data took longer than 20 ms');
  expect(data.loaded).toEqual({});
});

it('has no timeout in the browser', async () => {
  const late = () => new Promise((resolve) => setTimeout(() => resolve('late'), 30));
  expect(await createSlotData().get({ name: 'footer', version: 1 }, plain, {}, late)).toBe('late');
});

it('caches a failure until clearFailures(), so that the slot can be loaded again', async () => {
  const data = createSlotData();
  const fails = jest.fn(() => Promise.reject(new Error('away')));
  await expect(data.get({ name: 'footer', version: 1 }, plain, {}, fails)).rejects.toThrow('away');
  await settle();
  await expect(data.get({ name: 'footer', version: 1 }, plain, {}, fails)).rejects.toThrow('away');
  expect(fails).toHaveBeenCalledTimes(1);
  data.clearFailures();
  expect(await data.get({ name: 'footer', version: 1 }, plain, {}, async () => 'here')).toBe('here');
});
