export { themeCss } from './themeCss';
export { FONT_STACKS, type FontPairing } from './fontStacks';
