import { aSite } from '@forecourt/shared-contracts/testing';
import { createApi } from './api';

const own = { url: 'site.example', protocol: 'https' } as const;
const hostOf = (search_app: string, search_host: string) => createApi(aSite({ search_app, search_host }), { base: '', searchHost: own }).search.host;

it.each([
  ['the site’s own endpoint', 'local', 'ignored.example', own],
  ['Algolia itself', 'APP123', '', null],
  ['another server of the same protocol', 'APP123', 'https://search.example/v1/', { url: 'search.example/v1', protocol: 'https' }],
  ['a host without a scheme', 'APP123', 'search.example:8443', { url: 'search.example:8443', protocol: 'https' }],
  ['a server on this machine', 'APP123', 'http://127.0.0.1:9', { url: '127.0.0.1:9', protocol: 'http' }],
])('AP-021 SE-018 searches at %s by configuration', (_where, app, host, expected) => {
  expect(hostOf(app, host)).toEqual(expected);
});
