import { existsSync } from 'node:fs';
import { StartError } from '@forecourt/server-kit';
import { onPath } from './browser';

/** A browser besides Chromium, in which `npm test -- --all` walks where it is installed. */
interface OtherBrowser {
  name: string;
  /** Environment variable that names its program, here and for the tests. */
  variable: 'FIREFOX_PATH' | 'WEBKIT_DRIVER_PATH';
  programs: readonly string[];
  install: string;
}

const OTHER_BROWSERS: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    install: 'Firefox 153 or later (Debian: apt-get install firefox-esr)',
  },
  {
    name: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    install: 'its driver and a display (Debian: apt-get install webkit2gtk-driver xvfb)',
  },
];

function find({ variable, programs }: OtherBrowser): string | null {
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new StartError(`${variable} names ${named}, and no file is there: correct it or unset it.`);
  return named ?? programs.map((each) => (existsSync(each) ? each : onPath(each))).find((found) => found !== null) ?? null;
}

/** Variables with the programs of those that are installed, and a line about each other one, whose walks do not run. */
export function findOtherBrowsers(): { env: Record<string, string>; missing: string[] } {
  const found = OTHER_BROWSERS.map((browser) => ({ browser, program: find(browser) }));
  return {
    env: Object.fromEntries(found.flatMap(({ browser, program }) => (program ? [[browser.variable, program]] : []))),
    missing: found
      .filter(({ program }) => program === null)
      .map(({ browser: { name, variable, install } }) => `Not run: the walks in ${name}. They need ${install}, or ${variable}.`),
  };
}
