import type { LOCAL_FONTS } from '@forecourt/shared-contracts/theme-words';

/** Fonts that visitors already have, by the name a tenant document uses: nothing is downloaded. */
export const FONT_STACKS = {
  system: "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', Cantarell, Ubuntu, 'Liberation Sans', system-ui, sans-serif",
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, Carlito, 'Open Sans', 'DejaVu Sans', sans-serif",
  geometric: "Avenir, Montserrat, Corbel, 'URW Gothic', Poppins, 'Liberation Sans', sans-serif",
  grotesque: "Inter, Roboto, 'Helvetica Neue', 'Arial Nova', 'Nimbus Sans', 'Liberation Sans', Arial, sans-serif",
  industrial:
    "Bahnschrift, 'DIN Alternate', 'Franklin Gothic Medium', 'Nimbus Sans Narrow', 'Liberation Sans Narrow', sans-serif-condensed, sans-serif",
  rounded:
    "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, Manjari, 'Arial Rounded MT Bold', Nunito, Calibri, 'DejaVu Sans', sans-serif",
  serif: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, Georgia, 'Liberation Serif', serif",
  slab: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
} as const satisfies Record<(typeof LOCAL_FONTS)[number], string>;
