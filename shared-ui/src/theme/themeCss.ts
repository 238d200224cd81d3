import type { Theme } from '@forecourt/shared-contracts';
import { COLOUR, type CARD_STYLES, type CORNERS, type DENSITIES } from '@forecourt/shared-contracts/theme-words';
import { FONT_STACKS } from './fontStacks';
import { fontFaces, isWebFont, WEB_FONTS, webFontStack, type FontFiles } from './webFonts';

/** The order of `styles/layers.css`, in the HTML itself: the files may then come in any order. */
const LAYERS = '@layer reset, tokens, ui, remotes;';

const DENSITY_CSS: Readonly<Record<(typeof DENSITIES)[number], string>> = {
  compact: '--density:.875',
  regular: '--density:1',
  airy: '--density:1.15',
};
const CORNER_CSS: Readonly<Record<(typeof CORNERS)[number], string>> = {
  square: '--corner:0;--corner-button:0px',
  soft: '--corner:1;--corner-button:8px',
  round: '--corner:1.6;--corner-button:999px',
};
const CARD_CSS: Readonly<Record<(typeof CARD_STYLES)[number], string>> = {
  raised: '--card-line:transparent;--card-lift:1',
  outlined: '--card-line:var(--color-border);--card-lift:0',
  flat: '--card-line:transparent;--card-lift:0',
};
const SCHEMES = ['light', 'dark'];
/** Weight and tracking that suit a heading face. */
const HEADINGS: Readonly<Record<string, string>> = {
  geometric: '--heading-weight:650;--heading-tracking:-.02em',
  grotesque: '--heading-weight:800;--heading-tracking:-.02em',
  industrial: '--heading-weight:700;--heading-tracking:0',
  slab: '--heading-weight:600;--heading-tracking:-.01em',
  serif: '--heading-weight:600;--heading-tracking:-.01em',
  rounded: '--heading-weight:800;--heading-tracking:-.01em',
};

const chosen = (table: Readonly<Record<string, string>>, key: string) => (Object.hasOwn(table, key) ? table[key] : undefined);
const colour = (name: string, value: string) => (COLOUR.test(value.trim()) ? `${name}:${value.trim()}` : undefined);
const font = (name: string, key: string) => {
  const stack = chosen(FONT_STACKS, key);
  return stack && `${name}:${stack}`;
};

const headingFont = (name: string) =>
  isWebFont(name) ? `--font-heading:${webFontStack(WEB_FONTS[name])};${WEB_FONTS[name].heading}` : font('--font-heading', name);

/** Address of the one font file that this look downloads, if any. */
export const fontFileOf = ({ headingFont: name }: Theme, files: FontFiles): string | undefined =>
  isWebFont(name) ? files[name] : undefined;

const schemes = (allowed: readonly string[]) => {
  const known = SCHEMES.filter((scheme) => allowed.includes(scheme));
  return known.length > 0 ? `color-scheme:${known.join(' ')}` : undefined;
};

/**
 * The stylesheet of a tenant's theme: seeds only, the tokens derive the other values.
 * A value outside the allowed patterns is ignored in favour of the platform's, so that a tenant document cannot add CSS.
 * `fonts` are the files that the site serves; without its file a heading face shows only where a visitor has it.
 */
export function themeCss(theme: Theme, fonts: FontFiles = {}): string {
  const file = fontFileOf(theme, fonts);
  const declarations = [
    colour('--brand', theme.brand),
    colour('--accent', theme.accent),
    colour('--surface', theme.surface),
    font('--font-body', theme.bodyFont),
    headingFont(theme.headingFont),
    chosen(HEADINGS, theme.headingFont),
    chosen(DENSITY_CSS, theme.density),
    chosen(CORNER_CSS, theme.corner),
    chosen(CARD_CSS, theme.cardStyle),
    schemes(theme.colourSchemes),
  ];
  const faces = file && isWebFont(theme.headingFont) ? fontFaces(WEB_FONTS[theme.headingFont], file) : '';
  return `${LAYERS}:root{${declarations.filter(Boolean).join(';')}}${faces}`;
}
