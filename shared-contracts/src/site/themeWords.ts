/** A colour that a theme may have: #rgb, #rrggbb, or rgb(), hsl(), oklch() with plain numbers. Nothing that could end a CSS declaration. */
export const COLOUR = /^(?:#[\da-fA-F]{3}|#[\da-fA-F]{6}|(?:rgb|hsl|oklch)\((?:[\d.]+(?:%|deg)?[\s,]*){3}\))$/;

export const DENSITIES = ['compact', 'regular', 'airy'] as const;
export const CORNERS = ['square', 'soft', 'round'] as const;
export const CARD_STYLES = ['raised', 'outlined', 'flat'] as const;
export const HERO_STYLES = ['split', 'banner', 'bold', 'scenic'] as const;
/** Faces that visitors have already. */
export const LOCAL_FONTS = ['system', 'humanist', 'geometric', 'grotesque', 'industrial', 'rounded', 'serif', 'slab'] as const;
/** Faces that the site serves itself, for headings. */
export const SERVED_FONTS = ['archivo', 'bitter', 'fraunces', 'sora'] as const;
