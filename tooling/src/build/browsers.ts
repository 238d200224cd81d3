import browserslist from 'browserslist';
import { ROOT } from '../workspace';

/** Browsers of the list in package.json, as 'chrome 132'; `docs/browsers.md` says why these. */
export const SUPPORTED_BROWSERS: readonly string[] = browserslist(undefined, { path: ROOT });

/** webpack's target: its own code in what the supported browsers know. */
export const BROWSER_TARGET = `browserslist:${SUPPORTED_BROWSERS.join(', ')}`;

/** Names of the list that the compiler calls otherwise; those that it does not know have the version of another one's engine. */
const COMPILER_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
  samsung: 'samsung',
  opera: 'opera',
};

/** The oldest supported version of each browser, by the compiler's names: { safari: '16.4', chrome: '132', … }. */
export function compilerTargets(browsers = SUPPORTED_BROWSERS): Record<string, string> {
  const oldest = new Map<string, string>();
  for (const each of browsers) {
    const [browser = '', versions = ''] = each.split(' ');
    const name = COMPILER_NAMES[browser];
    const version = versions.split('-')[0] ?? '';
    const known = name && oldest.get(name);
    if (name && (!known || Number(version) < Number(known))) oldest.set(name, version);
  }
  return Object.fromEntries(oldest);
}
