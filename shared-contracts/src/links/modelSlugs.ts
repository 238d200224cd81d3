const TOYOTA = 'toyota-';

/** Slugs of the model that an address may mean, the first one first: /toyota-hilux is the page of hilux as well. */
export const modelSlugs = (requested: string): string[] =>
  requested.startsWith(TOYOTA) ? [requested, requested.slice(TOYOTA.length)] : [requested];
