import { createElement, type ReactElement } from 'react';
import { aCar } from '../testing';
import { Slot } from './context';

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
