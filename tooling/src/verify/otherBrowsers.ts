import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StartError } from '@forecourt/server-kit';
import { onPath } from './browser';

/** Older ones lack commands that Playwright sends. */
const OLDEST_FIREFOX = 153;
const FIREFOX = ['firefox', 'firefox-esr'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** The program that a variable names, else the first of these names; null where there is none. */
function findProgram(variable: string, names: readonly string[]): string | null {
  const named = process.env[variable];
  if (!named) return names.map(onPath).find((found) => found !== null) ?? null;
  if (!existsSync(named)) throw new StartError(`${variable} names ${named}, and no file is there: correct it or unset it.`);
  return named;
}

/** 'Mozilla Firefox 153.8.0esr' is 153; 0 where the program says something else or fails. */
function majorVersion(program: string): number {
  try {
    const text = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(/Firefox (\d+)/.exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function findFirefox(): string | null {
  const found = findProgram('FIREFOX_PATH', FIREFOX) ?? (existsSync(MAC) ? MAC : null);
  return found !== null && majorVersion(found) >= OLDEST_FIREFOX ? found : null;
}

function findWebKitDriver(): string | null {
  const found = findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
  return process.env.DISPLAY || onPath('Xvfb') !== null ? found : null;
}

/**
 * Browsers besides Chromium, in which `npm test -- --all` walks where they are installed: variables that name their programs for the tests,
 * and a line about each other one, whose walks do not run.
 */
export function findOtherBrowsers(): { env: Record<string, string>; missing: string[] } {
  const firefox = findFirefox();
  const webkit = findWebKitDriver();
  return {
    // Empty: without a project of Playwright, also where the person's environment names one that cannot be used.
    env: { FIREFOX_PATH: firefox ?? '', WEBKIT_DRIVER_PATH: webkit ?? '' },
    missing: [
      ...(firefox
        ? []
        : [
            `Not run: the walks in Firefox. They need Firefox ${OLDEST_FIREFOX} or later (Debian: apt-get install firefox-esr), or FIREFOX_PATH.`,
          ]),
      ...(webkit
        ? []
        : [
            'Not run: the walks in WebKitGTK. They need its driver and a display (Debian: apt-get install webkit2gtk-driver xvfb), or WEBKIT_DRIVER_PATH.',
          ]),
    ],
  };
}
