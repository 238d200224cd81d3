import { clampRgb, converter, interpolate, wcagContrast } from 'culori';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tokens are read from the stylesheet, so that a change with too little contrast fails. */
const stylesheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [plainTokens = '', tokens = ''] = stylesheet.split('@supports (color: light-dark(');

const rgb = converter('rgb');
const oklch = converter('oklch');

type Oklch = readonly [l: number, c: number, h: number];

/** The colour as a screen shows it: what it cannot show is clipped, as browsers do. */
const toRgb = ([l, c, h]: Oklch) => clampRgb(rgb({ mode: 'oklch', l, c, h }));
const contrast = (one: Oklch, other: Oklch) => wcagContrast(toRgb(one), toRgb(other));

/** A seed as a tenant writes it, '#c8102e'. */
function seedOf(hex: string): Oklch {
  const { l = 0, c = 0, h = 0 } = oklch(hex) ?? {};
  return [l, c, h];
}

/** One component of a relative colour: 'min(l, 0.47)', '0.23', 'h', 'calc(min(l, 0.47) - 0.07)'. */
const compiled = new Map<string, (...seed: Oklch) => number>();
function component(source: string, seed: Oklch): number {
  const known = compiled.get(source);
  if (known) return known(...seed);
  const expression = source.replaceAll('calc', '').replaceAll(/\b(min|max)\b/g, 'Math.$1');
  // oxlint-disable-next-line typescript/no-implied-eval -- arithmetic of our own stylesheet, in a test
  const compute = new Function('l', 'c', 'h', `return ${expression}`) as (...seed: Oklch) => number;
  compiled.set(source, compute);
  return compute(...seed);
}

/** Splits at blanks that are not inside brackets. */
const words = (text: string) => text.match(/(?:[^\s(]*\((?:[^()]|\([^()]*\))*\)|[^\s()]+)/g) ?? [];

const WHITE: Oklch = [1, 0, 0];

interface Formula {
  seed: string;
  components: string[];
}

/** The formula of a token in one scheme. */
function formula(name: string, scheme: 'light' | 'dark'): Formula {
  const value = new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const colours = [...value.matchAll(/oklch\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|#ffffff/g)].map(([match]) => match);
  const source = (scheme === 'dark' && colours[1] ? colours[1] : colours[0]) ?? '';
  if (source === '#ffffff') return { seed: '', components: ['1', '0', '0'] };
  const inner = source.slice('oklch('.length, -1);
  const [, seed = '', rest = ''] = /^from var\((--\w+)\) (.*)$/.exec(inner) ?? [];
  return { seed, components: seed ? words(rest) : words(inner) };
}

const computed = ({ seed, components }: Formula, seeds: Readonly<Record<string, Oklch>>) =>
  components.map((each) => component(each, seeds[seed] ?? WHITE)) as unknown as Oklch;

const GROUNDS = ['--color-surface', '--color-surface-raised', '--color-surface-sunken'];
const TEXTS = [
  '--color-text',
  '--color-text-quiet',
  '--color-accent',
  '--color-accent-strong',
  '--color-danger',
  '--color-success',
  '--color-info',
];
const PAIRS = [
  ['--color-on-accent', '--color-accent'],
  ['--color-on-accent', '--color-accent-strong'],
  ['--color-on-highlight', '--color-highlight'],
  ['--color-on-success', '--color-success'],
  ['--color-on-success', '--color-success-strong'],
  ['--color-on-danger', '--color-danger'],
  ['--color-on-danger', '--color-danger-strong'],
  ['--color-on-notice', '--color-notice'],
  ['--color-on-ink', '--color-ink'],
  ['--color-on-ink', '--color-ink-raised'],
  ['--color-on-ink-quiet', '--color-ink'],
  ['--color-on-ink-quiet', '--color-ink-raised'],
  ['--color-accent', '--color-accent-soft'],
  ['--color-accent-strong', '--color-accent-soft'],
  ['--color-text', '--color-accent-soft'],
  ['--color-text-quiet', '--color-accent-soft'],
  ['--color-text', '--color-danger-soft'],
  ['--color-text', '--color-success-soft'],
  ['--color-text', '--color-info-soft'],
  ['--color-danger', '--color-danger-soft'],
  ['--color-success', '--color-success-soft'],
  ['--color-info', '--color-info-soft'],
  // Links in an alert.
  ['--color-accent', '--color-danger-soft'],
  ['--color-accent', '--color-success-soft'],
  ['--color-accent', '--color-info-soft'],
] as const;

const byte = fc.integer({ min: 0, max: 255 });
/** Any colour that a tenant document can hold. */
const anyColour = fc.tuple(byte, byte, byte).map((bytes) => `#${bytes.map((each) => each.toString(16).padStart(2, '0')).join('')}`);
const RUNS = { numRuns: 400, seed: 20_260_302 };

/** Seeds for which two tokens do not have the ratio, the smallest that were found; null when there are none. */
function tooFaint(text: string, grounds: readonly string[], scheme: 'light' | 'dark', ratio: number): readonly string[] | null {
  const textFormula = formula(text, scheme);
  const groundFormulas = grounds.map((ground) => formula(ground, scheme));
  const hasRatio = fc.property(anyColour, anyColour, anyColour, (brand, accent, surface) => {
    const seeds = { '--brand': seedOf(brand), '--accent': seedOf(accent), '--surface': seedOf(surface) };
    return groundFormulas.every((ground) => contrast(computed(textFormula, seeds), computed(ground, seeds)) >= ratio);
  });
  return fc.check(hasRatio, RUNS).counterexample;
}

describe.each(['light', 'dark'] as const)('PL-067 in a %s scheme, for any seed', (scheme) => {
  it.each(TEXTS)('%s has at least 4.5:1 on every ground', (text) => {
    expect(tooFaint(text, GROUNDS, scheme, 4.5)).toBeNull();
  });

  it.each(PAIRS)('%s has at least 4.5:1 on %s', (text, ground) => {
    expect(tooFaint(text, [ground], scheme, 4.5)).toBeNull();
  });

  it('edges of controls have at least 3:1 on every ground', () => {
    expect(tooFaint('--color-border-strong', GROUNDS, scheme, 3)).toBeNull();
  });
});

/** A plain colour: '#1c1e24', or a share of a seed in black or white. */
function plainColour(name: string, seeds: Readonly<Record<string, string>>) {
  const value = new RegExp(`${name}: ([^;]+);`).exec(plainTokens)?.[1] ?? '';
  const [, seed = '', share, ground = ''] = /^color-mix\(in oklab, var\((--\w+)\) (\d+)%, (black|white)\)$/.exec(value) ?? [];
  const colour = rgb(seed ? interpolate([ground, seeds[seed] ?? ''], 'oklab')(Number(share) / 100) : value);
  if (!colour) throw new Error(`${name} has no plain colour: '${value}'`);
  return clampRgb(colour);
}

it.each([...TEXTS.map((text) => [text, GROUNDS] as const), ...PAIRS.map(([text, ground]) => [text, [ground]] as const)])(
  'PL-102 for older browsers, for any seed, %s has at least 4.5:1 on %j',
  (text, grounds) => {
    const hasRatio = fc.property(anyColour, anyColour, (brand, accent) => {
      const seeds = { '--brand': brand, '--accent': accent };
      return grounds.every((ground) => wcagContrast(plainColour(text, seeds), plainColour(ground, seeds)) >= 4.5);
    });
    expect(fc.check(hasRatio, RUNS).counterexample).toBeNull();
  },
);

it('PL-102 each colour token has a plain value for older browsers', () => {
  const names = (source: string) => new Set([...source.matchAll(/(--color-[\w-]+):/g)].map(([, name]) => name));
  const missing = [...names(tokens)].filter((name) => !names(plainTokens).has(name));
  expect(names(tokens).size).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

it('text on an image has 4.5:1 through the veil, even on a white image', () => {
  const share = Number(/--color-veil: oklch\(from var\(--color-backdrop\) l c h \/ ([\d.]+)\);/.exec(stylesheet)?.[1]);
  const veil = toRgb(computed(formula('--color-backdrop', 'light'), {}));
  const through = (channel: 'r' | 'g' | 'b') => veil[channel] * share + 1 - share;
  expect(wcagContrast('#ffffff', { mode: 'rgb', r: through('r'), g: through('g'), b: through('b') })).toBeGreaterThanOrEqual(4.5);
});

it('PL-067 checks every pair of text and background colour that a stylesheet of the site sets', () => {
  const checked = new Set([
    ...TEXTS.flatMap((text) => GROUNDS.flatMap((ground) => [`${text} on ${ground}`, `${ground} on ${text}`])),
    ...PAIRS.map((pair) => pair.join(' on ')),
    '--color-on-veil on --color-veil',
  ]);
  const root = join(__dirname, '../../..');
  const packages = readdirSync(root).filter((name) => /^(?:shell|shared-ui|shared-forms|mf-[a-z]+)$/.test(name));
  const stylesheets = packages.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(root, name, 'src', file)),
  );
  const token = (property: RegExp, rule: string) =>
    [...(property.exec(rule)?.[1] ?? '').matchAll(/var\((--color-[\w-]+)\)/g)].map(([, name]) => name);
  const set = stylesheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const grounds = token(/(?:^|[;\s])background(?:-color)?:([^;]*)/, rule);
      return token(/(?:^|[;\s])color:([^;]*)/, rule).flatMap((text) => grounds.map((ground) => `${text} on ${ground}`));
    }),
  );
  expect(new Set(set).size).toBeGreaterThan(20);
  expect([...new Set(set)].filter((pair) => !checked.has(pair))).toEqual([]);
});

it('finds seeds for which a border is too faint for text', () => {
  expect(tooFaint('--color-border', GROUNDS, 'light', 4.5)).toHaveLength(3);
});

it('reads the tokens from the stylesheet', () => {
  expect(formula('--color-accent', 'light')).toEqual({ seed: '--brand', components: ['min(l, 0.47)', 'min(c, 0.19)', 'h'] });
  expect(formula('--color-danger', 'dark').components).toEqual(['0.78', '0.12', '25']);
});
