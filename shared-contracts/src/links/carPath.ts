import type { Links } from '../routes/links';
import type { LinkContext } from './linkContext';

/** Page of a car; without a slug the start of the stock pages, with a slash at its end. */
export const carPath = (to: Links, { slug }: { slug: string }): string =>
  slug ? to('vehicle.detail', { slug }) : `${to('search.start')}/`.replace('//', '/');

/** The whole address of a car's page, to share. */
export const carAddress = ({ site, to }: LinkContext, car: { slug: string }): string =>
  `${site.url.replace(/\/+$/, '')}${carPath(to, car)}`;
