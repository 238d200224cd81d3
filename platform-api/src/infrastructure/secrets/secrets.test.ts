import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { secretsFrom } from './secrets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(tenant: string, name: string, text: string, mode = 0o600): string {
  mkdirSync(path.join(folder, tenant), { recursive: true });
  const file = path.join(folder, tenant, name);
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

it('PL-095 each tenant has its own secret of a name, which is read anew each time', () => {
  const secrets = secretsFrom({ SECRETS_DIR: folder });
  write('harbour-motors', 'stripe', 'sk_harbour\n');
  write('river-motors', 'stripe', 'sk_river');
  const read = () => ['harbour-motors', 'river-motors'].map((tenant) => secrets.read(tenant, 'secret:stripe'));
  expect(read()).toEqual(['sk_harbour', 'sk_river']);
  write('river-motors', 'stripe', 'sk_new');
  expect(read()).toEqual(['sk_harbour', 'sk_new']);
});

it('PL-095 a variable of the tenant is used where there is no file, and env: names any variable', () => {
  const secrets = secretsFrom({ SECRETS_DIR: folder, STRIPE__SWAN_VALLEY_TOYOTA: 'sk_swan', CRM_TOKEN: 'crm' });
  expect(secrets.read('swan-valley-toyota', 'secret:stripe')).toBe('sk_swan');
  expect(secrets.read('swan-valley-toyota', 'env:CRM_TOKEN')).toBe('crm');
  expect(secrets.read('harbour-motors', 'secret:stripe')).toBeNull();
});

it.each([
  [
    'that others may read',
    () => write('harbour-motors', 'stripe', 'sk', 0o644),
    (file: string) => `${file} can be read by others than its owner: chmod 600 ${file}.`,
  ],
  ['that is empty', () => write('harbour-motors', 'stripe', ' \n'), (file: string) => `${file} is empty.`],
])('PL-095 a file %s is not used, and the operator reads why', (_what, make, problem) => {
  const file = make();
  const secrets = secretsFrom({ SECRETS_DIR: folder });
  expect([secrets.read('harbour-motors', 'secret:stripe'), secrets.problem('harbour-motors', 'secret:stripe')]).toEqual([
    null,
    problem(file),
  ]);
});

it('PL-095 says where a secret that is missing can be written', () => {
  expect(secretsFrom({}).problem('harbour-motors', 'secret:crm-token')).toBe(
    'secret:crm-token is not set: write it into a file <SECRETS_DIR>/harbour-motors/crm-token (mode 600), or set CRM_TOKEN__HARBOUR_MOTORS',
  );
  expect(secretsFrom({ SECRETS_DIR: folder }).problem('harbour-motors', 'secret:stripe')).toBe(
    `secret:stripe is not set: write it into ${path.join(folder, 'harbour-motors/stripe')} (mode 600), or set STRIPE__HARBOUR_MOTORS`,
  );
  expect(secretsFrom({ CRM_TOKEN: 'x' }).problem('harbour-motors', 'env:CRM_TOKEN')).toBeNull();
});

it.each(['secret:../river-motors/stripe', 'secret:', 'secret:a/b', 'stripe', 'env:../x'])('PL-095 %s names no secret', (reference) => {
  write('river-motors', 'stripe', 'sk_river');
  const secrets = secretsFrom({ SECRETS_DIR: folder });
  expect([secrets.read('harbour-motors', reference), secrets.problem('harbour-motors', reference)]).toEqual([
    null,
    `${reference} names no secret: write secret:name or env:NAME`,
  ]);
});

it('PL-095 a folder in the place of a secret, or a file that cannot be read, is a problem and no failure', () => {
  mkdirSync(path.join(folder, 'harbour-motors/stripe'), { recursive: true });
  expect(secretsFrom({ SECRETS_DIR: folder }).read('harbour-motors', 'secret:stripe')).toBeNull();
});
