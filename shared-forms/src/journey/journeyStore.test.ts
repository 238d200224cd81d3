/** @jest-environment jsdom */
import { createStorage } from '@forecourt/shared-contracts/shell';
import { journeyStore, type JourneyDefinition } from './journeyStore';

interface Values {
  rego: string;
}

const VALUATION: JourneyDefinition<Values, string> = {
  id: 'valuation',
  storedAs: 'mf-forms/valuation',
  empty: { rego: '' },
  parse: ({ rego, key }) => ({
    values: { rego: typeof rego === 'string' ? rego : '' },
    pending: typeof key === 'string' ? { key, body: '' } : null,
  }),
  format: ({ values, pending }) => ({ ...values, key: pending?.key ?? null }),
  countDone: ({ rego }) => (rego === '' ? 0 : 1),
};

const KEY = 'harbour-motors:mf-forms/valuation';
const newTab = () => createStorage('harbour-motors', { local: () => localStorage, session: () => sessionStorage });
beforeEach(() => sessionStorage.clear());

it('PL-031 what is entered and the key of a request without response survive a reload', () => {
  const before = journeyStore(newTab(), VALUATION);
  before.dispatch({ type: 'changed', values: { rego: '1ABC234' } });
  before.dispatch({ type: 'sent', request: { key: 'key-1', body: 'rego 1ABC234' } });
  expect(journeyStore(newTab(), VALUATION).read()).toEqual({ values: { rego: '1ABC234' }, pending: { key: 'key-1', body: '' } });
});

it('PL-031 a request is stored before its sender goes on, so that a tab that is closed then repeats it', () => {
  journeyStore(newTab(), VALUATION).dispatch({ type: 'sent', request: { key: 'key-1', body: 'rego' } });
  expect(sessionStorage.getItem(KEY)).toContain('"key":"key-1"');
});

it('PL-031 all parts of a page have one store, and hear of each change', () => {
  const storage = newTab();
  const heard = jest.fn();
  const stop = journeyStore(storage, VALUATION).subscribe(heard);
  journeyStore(storage, { ...VALUATION }).dispatch({ type: 'changed', values: { rego: '1ABC234' } });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(journeyStore(storage, VALUATION).read().values.rego).toBe('1ABC234');
  stop();
  journeyStore(storage, VALUATION).clear();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('PL-031 a browser that stores nothing keeps the journey of the page', () => {
  const blocked = () => {
    throw new Error('The browser blocks storage.');
  };
  const storage = createStorage('harbour-motors', { local: blocked, session: blocked });
  journeyStore(storage, VALUATION).dispatch({ type: 'changed', values: { rego: '1ABC234' } });
  expect(journeyStore(storage, VALUATION).read().values.rego).toBe('1ABC234');
});
