import { aSite } from '@forecourt/shared-contracts/testing';
import { galleryHref, parseGalleryState, type GalleryState } from './galleryState';

const sites = [aSite({ slug: 'first' }), aSite({ slug: 'second' })];

it('reads back the address that it writes', () => {
  const state: GalleryState = { tenant: 'second', scheme: 'dark', view: 'bare', component: 'Button', state: 'busy' };
  expect(parseGalleryState(galleryHref(state, {}), sites)).toEqual(state);
  expect(parseGalleryState(galleryHref(state, { component: null, view: 'four' }), sites)).toMatchObject({ component: null, view: 'four' });
});

it('falls back to the first tenant in light', () => {
  expect(parseGalleryState('?tenant=gone&scheme=blue&view=x', sites)).toEqual({
    tenant: 'first',
    scheme: 'light',
    view: 'one',
    component: null,
    state: null,
  });
});
