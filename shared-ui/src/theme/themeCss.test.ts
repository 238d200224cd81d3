import type { Theme } from '@forecourt/shared-contracts';
import { themeCss } from './themeCss';

const theme = (over: Partial<Theme> = {}): Theme => ({
  brand: '#12407c',
  accent: 'oklch(0.8 0.15 80)',
  surface: '#ffffff',
  headingFont: 'slab',
  bodyFont: 'system',
  density: 'airy',
  corner: 'round',
  cardStyle: 'outlined',
  heroStyle: 'split',
  colourSchemes: ['light'],
  ...over,
});

it('sets the seeds of a tenant as custom properties of the root', () => {
  const css = themeCss(theme());
  expect(css).toMatch(/^@layer [\w, ]+;:root\{[^{}]*\}$/);
  expect(css).toContain('--brand:#12407c');
  expect(css).toContain('--accent:oklch(0.8 0.15 80)');
  expect(css).toContain('--density:1.15');
  expect(css).toContain('--corner-button:999px');
  expect(css).toContain('--card-line:var(--color-border)');
  expect(css).toContain('--font-heading:Rockwell');
  expect(css).toContain('color-scheme:light');
});

it.each([
  [['light'], 'color-scheme:light}'],
  [['dark'], 'color-scheme:dark}'],
  [['dark', 'light'], 'color-scheme:light dark}'],
] as const)('lets the device choose among %j where the tenant allows it', (colourSchemes, expected) => {
  expect(themeCss(theme({ colourSchemes: [...colourSchemes] }))).toContain(expected);
});

it.each(['#fff', '#A1b2C3', 'rgb(10, 20, 30)', 'hsl(210deg 40% 50%)', 'oklch(0.55 0.15 255)'])('takes the colour %s', (brand) => {
  expect(themeCss(theme({ brand }))).toContain(`--brand:${brand}`);
});

it.each([
  ['another declaration', 'red;background:url(//evil.example)'],
  ['the end of the block', '#fff}body{display:none'],
  ['the end of the stylesheet', '#fff</style><script>alert(1)</script>'],
  ['an address', 'url(https://evil.example/x)'],
  ['a comment', '#fff/*'],
  ['a line break', '#fff\n}'],
  ['an escape', '\\23 fff'],
  ['a variable', 'var(--secret)'],
  ['a name of the object prototype', 'constructor'],
])('leaves out a value that holds %s, in every field', (_what, value) => {
  for (const field of Object.keys(theme()) as (keyof Theme)[]) {
    const css = themeCss(theme({ [field]: field === 'colourSchemes' ? [value] : value }));
    expect(css).not.toContain(value);
    expect(css).toMatch(/^@layer [\w, ]+;:root\{[^{}<>\\@]*\}$/);
    expect(css).not.toContain('url(');
  }
});

const FONTS = { archivo: '/_shell/archivo.1.woff2', sora: '/_shell/sora.1.woff2' };

it("loads the tenant's heading face and no other, with a fallback font of the same size until it is loaded", () => {
  const css = themeCss(theme({ headingFont: 'archivo' }), FONTS);
  expect(css).toContain("--font-heading:Archivo,'Archivo fallback',sans-serif;");
  expect([...css.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address)).toEqual(['/_shell/archivo.1.woff2']);
  expect(css).toMatch(/@font-face\{font-family:Archivo;[^}]*font-weight:100 900;font-display:swap\}/);
  expect(css).toMatch(
    /@font-face\{font-family:'Archivo fallback';src:local\([^}]*size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/,
  );
});

it.each([
  ['a look of fonts that visitors have', 'slab', FONTS],
  ['a face whose file is not served', 'bitter', FONTS],
  ['a name of the object prototype', 'constructor', FONTS],
])('loads nothing for %s', (_what, headingFont, fonts) => {
  expect(themeCss(theme({ headingFont }), fonts)).toMatch(/^@layer [\w, ]+;:root\{[^{}]*\}$/);
});
