import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tokens are read from the sheet itself, so that this test fails when somebody changes one for the worse. */
const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

type Oklch = readonly [l: number, c: number, h: number];
type Rgb = readonly [number, number, number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Linear sRGB of an OKLCH colour; what the screen cannot show is clipped, as browsers do. */
function toLinear([l, c, h]: Oklch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const luminance = (colour: Oklch) => {
  const [r, g, b] = toLinear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** One component of a relative colour: 'min(l, 0.47)', '0.23', 'h', 'calc(min(l, 0.47) - 0.07)'. */

const compiled = new Map<string, (...seed: Oklch) => number>();
function component(source: string, seed: Oklch): number {
  const known = compiled.get(source);
  if (known) return known(...seed);
  const expression = source.replaceAll('calc', '').replaceAll(/\b(min|max)\b/g, 'Math.$1');
  // oxlint-disable-next-line typescript/no-implied-eval -- arithmetic of our own style sheet, in a test
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

/** How the sheet computes a token in one scheme. */
function formula(name: string, scheme: 'light' | 'dark'): Formula {
  const value = new RegExp(`${name}: ([^;]+);`).exec(sheet)?.[1] ?? '';
  const colours = [...value.matchAll(/oklch\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|#ffffff/g)].map(([match]) => match);
  const source = (scheme === 'dark' && colours[1] ? colours[1] : colours[0]) ?? '';
  if (source === '#ffffff') return { seed: '', components: ['1', '0', '0'] };
  const inner = source.slice('oklch('.length, -1);
  const [, seed = '', rest = ''] = /^from var\((--\w+)\) (.*)$/.exec(inner) ?? [];
  return { seed, components: seed ? words(rest) : words(inner) };
}

const computed = ({ seed, components }: Formula, seeds: Readonly<Record<string, Oklch>>) =>
  components.map((each) => component(each, seeds[seed] ?? WHITE)) as unknown as Oklch;

const brands: Oklch[] = Array.from({ length: 36 }, (_each, index) => index * 10).flatMap((h) =>
  [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].flatMap((l) => [0, 0.1, 0.2, 0.32].map((c): Oklch => [l, c, h])),
);
const surfaces: Oklch[] = [WHITE, [0.97, 0.02, 80], [0.95, 0.03, 300], [0.4, 0.2, 140]];
const GROUNDS = ['--color-surface', '--color-surface-raised', '--color-surface-sunken'];

function lowest(text: string, ground: string, scheme: 'light' | 'dark'): number {
  const [textFormula, groundFormula] = [formula(text, scheme), formula(ground, scheme)];
  const ratios = brands.flatMap((brand) =>
    surfaces.map((surface) => {
      const seeds = { '--brand': brand, '--accent': brand, '--surface': surface };
      return contrast(computed(textFormula, seeds), computed(groundFormula, seeds));
    }),
  );
  return Math.min(...ratios);
}

describe.each(['light', 'dark'] as const)('PL-067 in a %s scheme, for any seed', (scheme) => {
  it.each(['--color-text', '--color-text-quiet', '--color-accent', '--color-accent-strong', '--color-danger', '--color-success', '--color-info'])(
    '%s has at least 4.5:1 on every ground',
    (text) => {
      for (const ground of GROUNDS) expect(lowest(text, ground, scheme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['--color-on-accent', '--color-accent'],
    ['--color-on-accent', '--color-accent-strong'],
    ['--color-on-highlight', '--color-highlight'],
    ['--color-on-success', '--color-success'],
    ['--color-on-danger', '--color-danger'],
    ['--color-on-danger', '--color-danger-strong'],
    ['--color-danger', '--color-danger-soft'],
    ['--color-success', '--color-success-soft'],
    ['--color-text', '--color-info-soft'],
    ['--color-on-ink', '--color-ink'],
    ['--color-on-ink-quiet', '--color-ink'],
    ['--color-on-ink-quiet', '--color-ink-raised'],
    ['--color-accent', '--color-accent-soft'],
    ['--color-text', '--color-accent-soft'],
    ['--color-text', '--color-danger-soft'],
    ['--color-text', '--color-success-soft'],
  ])('%s has at least 4.5:1 on %s', (text, ground) => {
    expect(lowest(text, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it('edges of controls have at least 3:1 on every ground', () => {
    for (const ground of GROUNDS) expect(lowest('--color-border-strong', ground, scheme)).toBeGreaterThanOrEqual(3);
  });
});
