export type { ContentDocuments, ContentKind } from './content/contentDocuments';
export { createContentRepository, type ContentRepository, type NewContentItem } from './content/contentRepository';
export type { PlacementCheck } from './content/placeableSections';
export { bundledPostcodes } from './geocoding/bundledPostcodes';
export type { Geocoder } from './geocoding/geocoder';
export { mapsService } from './geocoding/mapsService';
export { sitePlugin } from './sitePlugin';
