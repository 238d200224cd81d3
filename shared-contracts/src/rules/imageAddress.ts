import type { Switches } from '../switches/switches';

/** Image of the image service at a width in pixels, and a quality in per cent or the tenant's. */
export const imageAddress = (
  { switches }: { switches: Pick<Switches, 'imageQuality'> },
  path: string,
  width: number,
  quality = switches.imageQuality,
) => `/images/w_${width},q_${quality}/${path.replace(/^\/+/, '')}`;
