import { journeyReducer, requestOf, type JourneyState } from './journeyState';

const START: JourneyState<{ rego: string; kms: number | null }, string> = { values: { rego: '', kms: null }, pending: null };
const REQUEST = { key: 'key-1', body: 'rego 1ABC234' };

it('PL-031 a change keeps what else is entered, and the request that waits for its response', () => {
  const state = [
    { type: 'changed', values: { rego: '1ABC234' } } as const,
    { type: 'sent', request: REQUEST } as const,
    { type: 'changed', values: { kms: 45_000 } } as const,
  ].reduce(journeyReducer, START);
  expect(state).toEqual({ values: { rego: '1ABC234', kms: 45_000 }, pending: REQUEST });
  expect(journeyReducer(state, { type: 'settled', values: { kms: 45_120 } })).toEqual({
    values: { rego: '1ABC234', kms: 45_120 },
    pending: null,
  });
});

it('PL-031 a request that says the same is sent again with its key, and another one has a key of its own', () => {
  const pending = { ...START, pending: REQUEST };
  const again = requestOf(
    pending,
    (body) => body === REQUEST.body,
    () => 'rego 1ABC234, later',
  );
  expect(again).toBe(REQUEST);
  const other = requestOf(
    pending,
    (body) => body === 'rego 2XYZ',
    () => 'rego 2XYZ',
  );
  expect(other.body).toBe('rego 2XYZ');
  expect(other.key).not.toBe(REQUEST.key);
});
