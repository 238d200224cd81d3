import type { PictureFormat } from './PictureStore';

const OFFERED = ['avif', 'webp'] as const;

/** The smallest format that a browser names in its Accept header; JPEG for one that names none, as every browser shows it. */
export function acceptedFormat(accept = ''): PictureFormat {
  const wanted = new Set(
    accept.split(',').flatMap((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type];
    }),
  );
  return OFFERED.find((format) => wanted.has(`image/${format}`)) ?? 'jpeg';
}
