import type { ImageFormat } from './ImageCache';

const MODERN_FORMATS = ['avif', 'webp'] as const;

/** The smallest format that a browser names in its Accept header; JPEG for one that names none, which every browser displays. */
export function acceptedFormat(accept = ''): ImageFormat {
  const wanted = new Set(
    accept.split(',').flatMap((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type];
    }),
  );
  return MODERN_FORMATS.find((format) => wanted.has(`image/${format}`)) ?? 'jpeg';
}
