import { settings } from './settings';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

it.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, and it is "abc".'],
  ['API_PORT', '99999', 'API_PORT must be a whole number from 0 to 65535, and it is "99999".'],
  ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535, and it is "1e3".'],
  ['RENDER_TIMEOUT_MS', '3s', 'RENDER_TIMEOUT_MS must be a whole number from 100 to 60000, and it is "3s".'],
  ['SLOT_TIMEOUT_MS', '-1', 'SLOT_TIMEOUT_MS must be a whole number from 1 to 60000, and it is "-1".'],
  ['RENDER_QUEUE_LENGTH', '0', 'RENDER_QUEUE_LENGTH must be a whole number from 1 to 10000, and it is "0".'],
  ['TRUST_FORWARDED_HOST', 'yes', 'TRUST_FORWARDED_HOST must be on or off, and it is "yes".'],
  ['TRUSTED_PROXIES', 'nginx', 'A trusted proxy must be \'loopback\', an address or a range, and it is "nginx".'],
  ['TRUSTED_PROXIES', '10.0.0.0/99', 'A trusted proxy must be \'loopback\', an address or a range, and it is "10.0.0.0/99".'],
  ['TENANTS_DIR', '/none/tenants', 'TENANTS_DIR is /none/tenants, and there is nothing: create it, or correct the path.'],
  ['SPIN_PROMOTIONS', '/none/x.json', 'SPIN_PROMOTIONS is /none/x.json, and there is nothing: create it, or correct the path.'],
  ['TENANTS_DIR', __filename, `TENANTS_DIR is ${__filename}, which is no folder: correct the path.`],
  ['DATA_DIR', __filename, `DATA_DIR is ${__filename}, which is no folder: correct the path.`],
  ['SPIN_PROMOTIONS', __dirname, `SPIN_PROMOTIONS is ${__dirname}, which is no file: correct the path.`],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, and it is "loud".'],
  ['RENDER_START_TIMEOUT_MS', '2s', 'RENDER_START_TIMEOUT_MS must be a whole number from 1 to 60000, and it is "2s".'],
])('refuses %s=%s in one sentence', (name, value, message) => {
  process.env[name] = value;
  expect(settings).toThrow(expect.objectContaining({ name: 'StartError', message }));
});

it('has a default for what is not set, or empty', () => {
  Object.assign(process.env, { PORT: '', RENDER_TIMEOUT_MS: ' ' });
  expect(settings()).toMatchObject({
    port: 3000,
    renderTimeoutMs: 3000,
    pageTimeoutMs: 10_000,
    maxWaitingRenders: 8,
    renderStartTimeoutMs: 2000,
    trustedProxies: ['loopback'],
    trustsForwardedHost: false,
    hstsSubdomains: [],
  });
});

it('a page has time for three renders, unless PAGE_TIMEOUT_MS says otherwise', () => {
  process.env.RENDER_TIMEOUT_MS = '30000';
  expect(settings().pageTimeoutMs).toBe(91_000);
  process.env.PAGE_TIMEOUT_MS = '40000';
  expect(settings().pageTimeoutMs).toBe(40_000);
});
