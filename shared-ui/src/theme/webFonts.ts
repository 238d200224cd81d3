import type { SERVED_FONTS } from '@forecourt/shared-contracts/theme-words';

/** A heading face that the site serves itself: one file of its latin letters in every weight. */
interface WebFont {
  family: string;
  /** Tokens that suit the face. */
  heading: string;
  /** Local fonts of the fallback until the file is loaded, and the generic family. */
  generic: 'sans-serif' | 'serif';
  /** Metric overrides that give the fallback the size of the face in its heading weight, in percent: see e2e/tests/fonts.spec.ts. */
  fit: { size: number; ascent: number; descent: number };
}

/** By the name that a tenant document uses and by which Fontsource packs them. */
export const WEB_FONTS = {
  archivo: {
    family: 'Archivo',
    heading: '--heading-weight:750;--heading-tracking:-.02em',
    generic: 'sans-serif',
    fit: { size: 101, ascent: 86.9, descent: 20.8 },
  },
  fraunces: {
    family: 'Fraunces',
    heading: '--heading-weight:600;--heading-tracking:-.015em',
    generic: 'serif',
    fit: { size: 112.2, ascent: 87.1, descent: 22.7 },
  },
  sora: {
    family: 'Sora',
    heading: '--heading-weight:650;--heading-tracking:-.03em',
    generic: 'sans-serif',
    fit: { size: 106.8, ascent: 90.9, descent: 27.2 },
  },
  bitter: {
    family: 'Bitter',
    heading: '--heading-weight:700;--heading-tracking:-.01em',
    generic: 'serif',
    fit: { size: 109, ascent: 85.8, descent: 24.3 },
  },
} as const satisfies Record<(typeof SERVED_FONTS)[number], WebFont>;
export type WebFontName = keyof typeof WEB_FONTS;

/** Addresses of the files that a site serves, by name of the face. */
export type FontFiles = Readonly<Partial<Record<WebFontName, string>>>;

/** Bold faces of every desktop and of iOS; the families of one line are equally wide. Headings are never lighter. */
const FALLBACK_FONTS = {
  'sans-serif': ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  serif: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
} as const;

export const isWebFont = (name: string): name is WebFontName => Object.hasOwn(WEB_FONTS, name);

const fallback = ({ family }: WebFont) => `'${family} fallback'`;

/** The face, its fallback, and the generic family. */
export const webFontStack = (font: WebFont) => `${font.family},${fallback(font)},${font.generic}`;

/** Text is rendered in the fallback first and swapped to the face when it has loaded, without layout shift. */
export function fontFaces(font: WebFont, file: string): string {
  const { size, ascent, descent } = font.fit;
  const local = FALLBACK_FONTS[font.generic].map((name) => `local('${name}')`).join(',');
  return [
    `@font-face{font-family:${font.family};src:url(${file}) format('woff2');font-weight:100 900;font-display:swap}`,
    `@font-face{font-family:${fallback(font)};src:${local};font-weight:100 900;size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  ].join('');
}
