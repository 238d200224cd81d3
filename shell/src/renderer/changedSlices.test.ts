import { alertRaised } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { changedSlices } from './changedSlices';

it('PL-006 sends to the browser what a render has changed, and not the site a second time', () => {
  const store = createPlatformStore({ site: aSite() });
  const initial = store.getState();
  expect(changedSlices(initial, initial)).toEqual({});
  store.dispatch(alertRaised('The list is full.'));
  expect(changedSlices({ ...store.getState(), 'mf-search/views': { count: 1 } }, initial)).toEqual({
    alerts: ['The list is full.'],
    'mf-search/views': { count: 1 },
  });
});
