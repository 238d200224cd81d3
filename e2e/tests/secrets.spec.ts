import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getPage } from '../harness/site';
import { expect, test } from '../harness/test';
import { TENANTS } from '../harness/workspace';

/** Settings that only the operator may know; each is planted with a word that can be found again. */
const PLANTED = {
  SMS_TOKEN: 'canary-sms-token',
  PAYMENTS_KEY: 'canary-payments-key',
  QUOTES_TOKEN: 'canary-quotes-token',
  MAPS_KEY: 'canary-maps-key',
  SIGN_IN_SECRET: 'canary-sign-in-secret',
  METRICS_TOKEN: 'canary-metrics-token',
  ALGOLIA_ADMIN_KEY: 'canary-algolia-admin-key',
} as const;

/** A token goes with an address, which the operator alone knows too. */
const ADDRESSES = Object.fromEntries(
  ['SMS', 'PAYMENTS', 'QUOTES', 'MAPS'].map((name) => [`${name}_URL`, `https://canary-${name.toLowerCase()}.example`]),
);

test.use({ siteOptions: { env: { ...PLANTED, ...ADDRESSES } } });

const SECRETS = [
  /canary-/,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bsk_(?:live|test)_\w+/,
  /\w+:\/\/[^\s"'/:@]+:[^\s"'/@]+@/,
];
const secretsIn = (text: string) => SECRETS.flatMap((secret) => secret.exec(text)?.[0] ?? []);

const filesIn = (folder: string, named: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => named.test(file))
    .map((file) => path.join(folder, file));
const isBrowserFile = /(?:^|\/)assets\/.*\.(?:js|css|html)$/;

test('PL-049 no file that a browser loads, of the shell or a remote, holds a secret, names its setting or reads the environment', ({
  site,
}) => {
  const releases = path.join(site.folder, 'artifacts');
  const remotes = readdirSync(releases);
  expect(remotes).toContain('shell');
  expect(remotes.length).toBeGreaterThanOrEqual(7);
  const settings = new RegExp(`${Object.keys(PLANTED).join('|')}|DATABASE_URL|SMTP_URL`);
  for (const folder of remotes.map((name) => path.join(releases, name))) {
    const files = filesIn(folder, isBrowserFile);
    expect([folder, files.length > 0]).toEqual([folder, true]);
    const faults = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const found = [
        ...secretsIn(text),
        settings.exec(text)?.[0],
        /process\.env\.(?!NODE_ENV|FEDERATION_DEBUG)[A-Z_]+/.exec(text)?.[0],
      ].filter(Boolean);
      return found.length > 0 ? [`${file}: ${found.join(', ')}`] : [];
    });
    expect(faults).toEqual([]);
  }
});

test('PL-049 tenant documents and templates hold no secret and no field for one', ({ site }) => {
  const folder = path.join(site.folder, 'tenants');
  const files = filesIn(folder, /\.json$/);
  expect(files.map((file) => path.relative(folder, file)).toSorted()).toEqual(
    [...TENANTS.map((tenant) => `${tenant}.json`), path.join('templates', 'toyota-dealer.json')].toSorted(),
  );
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect([file, secretsIn(text), text.match(/"[^"]*(?:secret|password|private_key|admin_key|access_token)[^"]*"\s*:/gi)]).toEqual([
      file,
      [],
      null,
    ]);
  }
});

for (const tenant of TENANTS) {
  test(`PL-049 no page of ${tenant} shows a secret of the environment or the key that writes to search`, async ({ site }) => {
    const adminKey = (await site.forecourt('stock', 'admin-key', '--tenant', tenant)).trim();
    expect(adminKey).toMatch(/^\w{32,}$/);
    for (const pathname of ['/', '/search', '/locations', '/contact-us', '/api/site-config', '/nothing-here']) {
      const { html } = await getPage(site, tenant, pathname);
      expect([pathname, html.length > 0, secretsIn(html), html.includes(adminKey)]).toEqual([pathname, true, [], false]);
    }
  });
}
