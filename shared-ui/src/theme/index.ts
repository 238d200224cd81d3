export { fontFileOf, themeCss } from './themeCss';
export { WEB_FONTS, type FontFiles, type WebFontName } from './webFonts';
