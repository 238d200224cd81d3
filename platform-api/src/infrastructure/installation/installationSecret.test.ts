import type { Database } from '../database/database';
import { installationSecret } from './installationSecret';

it('PL-045 an installation’s secret is read again after a failure of the database, then once', async () => {
  const query = jest.fn(async () => [{ value: 'a key' }]);
  query.mockRejectedValueOnce(new Error('The database does not respond'));
  const secret = installationSecret({ query } as unknown as Database, 'visitor_key');
  await expect(secret()).rejects.toThrow('The database does not respond');
  expect([await secret(), await secret()]).toEqual(['a key', 'a key']);
  expect(query).toHaveBeenCalledTimes(2);
});
