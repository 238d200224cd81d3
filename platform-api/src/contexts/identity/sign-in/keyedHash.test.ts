import type { Database } from '../../../infrastructure/database/database';
import { createKeyedHash } from './keyedHash';

/** Stub of a database whose first statement fails. */
function failingOnce() {
  const query = jest.fn(async () => [{ value: 'a key' }]);
  query.mockRejectedValueOnce(new Error('The database does not respond'));
  return { query } as unknown as Database & { query: typeof query };
}

it('PL-045 reads the key again after a failure of the database, then once', async () => {
  const database = failingOnce();
  const keyedHash = createKeyedHash(database, 'a secret');
  await expect(keyedHash('phone', '+61412345678')).rejects.toThrow('The database does not respond');
  // printf 'phone\n+61412345678' | openssl dgst -sha256 -hmac $'a secret\na key'
  const expected = '298e7295013c8b5158054277b1cfde70e9318d75a98b4f47d4fb79891c20cceb';
  expect(await keyedHash('phone', '+61412345678')).toBe(expected);
  expect(await keyedHash('phone', '+61412345678')).toBe(expected);
  expect(database.query).toHaveBeenCalledTimes(2);
});
