import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOtherBrowsers } from './otherBrowsers';

const { env } = process;
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-browsers-'));
const WITHOUT_FIREFOX =
  'Not run: the walks in Firefox. They need Firefox 153 or later (Debian: apt-get install firefox-esr), or FIREFOX_PATH.';
const WITHOUT_WEBKIT =
  'Not run: the walks in WebKitGTK. They need its driver and a display (Debian: apt-get install webkit2gtk-driver xvfb), or WEBKIT_DRIVER_PATH.';

/** A program that prints its version. */
function program(name: string, version: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho '${version}'\n`);
  chmodSync(file, 0o755);
  return file;
}

afterEach(() => {
  process.env = env;
});
afterAll(() => rmSync(folder, { recursive: true }));

it('PL-102 names the browsers whose walks do not run, and what they need', () => {
  process.env = { PATH: '/nowhere' };
  expect(findOtherBrowsers()).toEqual({
    env: { FIREFOX_PATH: '', WEBKIT_DRIVER_PATH: '' },
    missing: [WITHOUT_FIREFOX, WITHOUT_WEBKIT],
  });
});

it('PL-102 takes the browsers that variables name', () => {
  const firefox = program('new', 'Mozilla Firefox 153.8.0esr');
  const driver = program('driver', '');
  process.env = { PATH: '/nowhere', DISPLAY: ':0', FIREFOX_PATH: firefox, WEBKIT_DRIVER_PATH: driver };
  expect(findOtherBrowsers()).toEqual({ env: { FIREFOX_PATH: firefox, WEBKIT_DRIVER_PATH: driver }, missing: [] });
});

it('PL-102 does not walk in a Firefox that is too old, nor in WebKitGTK without a display', () => {
  process.env = {
    PATH: '/nowhere',
    FIREFOX_PATH: program('old', 'Mozilla Firefox 140.12.0esr'),
    WEBKIT_DRIVER_PATH: program('driver', ''),
  };
  expect(findOtherBrowsers()).toEqual({
    env: { FIREFOX_PATH: '', WEBKIT_DRIVER_PATH: '' },
    missing: [WITHOUT_FIREFOX, WITHOUT_WEBKIT],
  });
});

it('PL-102 says where a variable names no file', () => {
  process.env = { PATH: '/nowhere', FIREFOX_PATH: '/nowhere/firefox' };
  expect(findOtherBrowsers).toThrow('FIREFOX_PATH names /nowhere/firefox, and no file is there: correct it or unset it.');
});
