import type { AnySlotModule } from '@forecourt/shared-contracts';
import { aCar } from '@forecourt/shared-contracts/testing';
import { createSlotData } from './slotData';

const plain: AnySlotModule = { Component: () => null };
const byCar: AnySlotModule = { Component: () => null, dataKey: ({ car }: { car: { id: number } }) => String(car.id) };
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

it('PL-004 loads the data of a slot once and keeps it for the browser', async () => {
  const data = createSlotData();
  const load = jest.fn(async () => ['Perth']);
  expect(data.get('footer', plain, {}, load)).toBe(data.get('footer', plain, {}, load));
  expect(await data.get('footer', plain, {}, load)).toEqual(['Perth']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(data.loaded).toEqual({ 'footer:': ['Perth'] });
});

it('PL-004 tells two uses of one slot apart by their key', async () => {
  const data = createSlotData();
  const of = (id: number) => data.get('finance-summary', byCar, { car: aCar({ id }) }, async () => id);
  expect(await Promise.all([of(1), of(2), of(1)])).toEqual([1, 2, 1]);
  expect(data.loaded).toEqual({ 'finance-summary:1': 1, 'finance-summary:2': 2 });
});

it("PL-004 takes the server's answer in the browser instead of asking again", async () => {
  const data = createSlotData({ 'footer:': ['Perth'] });
  const load = jest.fn();
  expect(await data.get('footer', plain, {}, load)).toEqual(['Perth']);
  expect(load).not.toHaveBeenCalled();
});

it('PL-004 does not wait on the server for data that is late, and does not keep it', async () => {
  const data = createSlotData({}, 20);
  const never = () => new Promise<never>(() => undefined);
  await expect(data.get('footer', plain, {}, never)).rejects.toThrow('its data took longer than 20 ms');
  expect(data.loaded).toEqual({});
});

it('PL-004 has no limit in the browser', async () => {
  const late = () => new Promise((resolve) => setTimeout(() => resolve('late'), 30));
  expect(await createSlotData().get('footer', plain, {}, late)).toBe('late');
});

it('SH-016 keeps a failure until failures are forgotten, so that the slot can be tried again', async () => {
  const data = createSlotData();
  const fails = jest.fn(() => Promise.reject(new Error('away')));
  await expect(data.get('footer', plain, {}, fails)).rejects.toThrow('away');
  await settle();
  await expect(data.get('footer', plain, {}, fails)).rejects.toThrow('away');
  expect(fails).toHaveBeenCalledTimes(1);
  data.clearFailures();
  expect(await data.get('footer', plain, {}, async () => 'here')).toBe('here');
});
