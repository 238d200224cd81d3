import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownerOf } from '@forecourt/server-kit';
import { createOperatorApi, findOperatorApi, isOperator } from './operatorApi';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'forecourt-folder-'));
  folder = path.join(root, 'data');
  await cp(await mkdtemp(path.join(root, 'new-')), folder, { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const copied = async () => {
  const copy = path.join(root, 'copy');
  await cp(folder, copy, { recursive: true });
  return copy;
};

describe('PL-043 the operator API of a data folder', () => {
  const request = (token: string) => ({ headers: { authorization: `Bearer ${token}` }, socket: { remoteAddress: '127.0.0.1' } }) as never;

  it('is found by who can read the folder, and can be used by nobody else', async () => {
    const { adminToken, publish } = await createOperatorApi(folder);
    expect(await findOperatorApi(folder)).toBeNull();
    const remove = await publish('http://127.0.0.1:3001');
    expect(await findOperatorApi(folder)).toEqual({ address: 'http://127.0.0.1:3001', adminToken });
    const [name = ''] = await readdir(folder);
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    const { secret } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { secret: string };
    expect([isOperator(request(adminToken), adminToken), isOperator(request(secret), adminToken)]).toEqual([true, false]);
    await remove();
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not come with a copy of the folder', async () => {
    await (await createOperatorApi(folder)).publish('http://127.0.0.1:3001');
    const copy = await copied();
    expect(await readdir(copy)).toHaveLength(1);
    expect(await findOperatorApi(copy)).toBeNull();
  });

  it('is of each back end that shares the folder, and goes with its own alone', async () => {
    const [first, second] = [await createOperatorApi(folder), await createOperatorApi(folder)];
    const [removeFirst, removeSecond] = [await first.publish('http://127.0.0.1:3001'), await second.publish('http://127.0.0.1:3002')];
    await removeFirst();
    expect(await findOperatorApi(folder)).toEqual({ address: 'http://127.0.0.1:3002', adminToken: second.adminToken });
    await removeSecond();
    expect(await findOperatorApi(folder)).toBeNull();
  });

  it('of a back end that was killed is not found, and the next one removes it, as what an earlier version left', async () => {
    const owner = { ...(await ownerOf(folder)), pid: 999_999_999 };
    await writeFile(path.join(folder, 'operator-x-1.json'), JSON.stringify({ address: 'http://127.0.0.1:1', secret: 's', owner }));
    await writeFile(path.join(folder, 'operator.json'), JSON.stringify({ address: 'http://127.0.0.1:1', adminToken: 's' }));
    await writeFile(path.join(folder, 'operator-y-1.json'), '{"addr');
    expect(await findOperatorApi(folder)).toBeNull();
    const { adminToken, publish } = await createOperatorApi(folder);
    await publish('http://127.0.0.1:3001');
    expect(await findOperatorApi(folder)).toMatchObject({ adminToken });
    expect(await readdir(folder)).toHaveLength(2);
  });
});
