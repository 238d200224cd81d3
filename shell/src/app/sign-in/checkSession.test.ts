import type { PlatformApi } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { checkSession } from './checkSession';

const user = { id: 5, phone: '+61491570006' };

it.each<[string, () => Promise<unknown>, typeof user | null]>([
  ['a signed-in user', () => Promise.resolve({ user }), user],
  ['nobody', () => Promise.resolve({ user: null }), null],
  ['SH-125 an error as nobody', () => Promise.reject(new Error('away')), null],
  ['an empty response as nobody', () => Promise.resolve(null), null],
])('SH-125 requests the session once and accepts %s', async (_what, respond, expected) => {
  const store = createPlatformStore({ site: aSite() });
  const get = jest.fn(respond);
  await checkSession({ store, api: { get } as unknown as PlatformApi });
  expect(get.mock.calls).toEqual([['/api/session']]);
  expect(store.getState().session).toEqual({ user: expected, loading: false });
});
