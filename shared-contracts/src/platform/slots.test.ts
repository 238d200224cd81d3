import { createElement, type ReactElement } from 'react';
import { aCar } from '../testing';
import { Slot } from './context';
import { defineRemote, slot } from './definition';

it('PL-103 a definition serves the versions of props that have types, all of them and no other: others are type errors', () => {
  const load = async () => ({ Component: () => null });
  const one = slot(load, { version: 1, reserve: '0' });
  const two = slot({ 1: load, 2: load }, { reserve: '0' });
  const second = slot(load, { version: 2, reserve: '0' });
  const remote = { name: 'mf-search' as const, pages: {} };
  expect([
    defineRemote({ ...remote, slots: { 'car-card': one } }),
    // @ts-expect-error -- version 2 has no types
    defineRemote({ ...remote, slots: { 'car-card': two } }),
    // @ts-expect-error -- version 1 has types and is not served
    defineRemote({ ...remote, slots: { 'car-card': second } }),
  ]).toHaveLength(3);
});

it('PL-004 a slot takes its own props: others are type errors', () => {
  const car = aCar();
  const elements: ReactElement[] = [
    createElement(Slot<'car-card'>, { name: 'car-card', car }),
    // @ts-expect-error -- a card needs its car
    createElement(Slot<'car-card'>, { name: 'car-card' }),
    // @ts-expect-error -- a dialog needs onClose
    createElement(Slot<'test-drive-dialog'>, { name: 'test-drive-dialog', car }),
    createElement(Slot<'car-card', 1>, { name: 'car-card', version: 1, car }),
    // @ts-expect-error -- no remote serves version 2 of its props
    createElement(Slot<'car-card', 2>, { name: 'car-card', version: 2, car }),
    // @ts-expect-error -- there is no such slot
    createElement(Slot, { name: 'lottery-draw' }),
  ];
  expect(elements).toHaveLength(6);
});
