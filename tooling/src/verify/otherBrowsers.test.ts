import { findOtherBrowsers } from './otherBrowsers';

const { env } = process;
afterEach(() => {
  process.env = env;
});

it('PL-102 names the browsers whose walks do not run, and what they need', () => {
  process.env = { PATH: '/nowhere' };
  expect(findOtherBrowsers()).toEqual({
    env: {},
    missing: [
      'Not run: the walks in Firefox. They need Firefox 153 or later (Debian: apt-get install firefox-esr), or FIREFOX_PATH.',
      'Not run: the walks in WebKitGTK. They need its driver and a display (Debian: apt-get install webkit2gtk-driver xvfb), or WEBKIT_DRIVER_PATH.',
    ],
  });
});

it('PL-102 takes a browser that a variable names', () => {
  process.env = { PATH: '/nowhere', FIREFOX_PATH: process.execPath };
  expect(findOtherBrowsers().env).toEqual({ FIREFOX_PATH: process.execPath });
});

it('PL-102 says where a variable names no file', () => {
  process.env = { PATH: '/nowhere', FIREFOX_PATH: '/nowhere/firefox' };
  expect(findOtherBrowsers).toThrow('FIREFOX_PATH names /nowhere/firefox, and no file is there: correct it or unset it.');
});
