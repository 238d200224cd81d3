// What a server that caches pages and the back end agree on.

/** Header of a response of the back end: what of its site it depends on, with commas between them. Without it, it depends on everything. */
export const DEPENDS_ON = 'forecourt-depends-on';

/**
 * What of a site changes: `stock` is its cars and search records, `content` what is written for it, `document` its tenant document with what is
 * configured there, such as locations.
 */
export const CHANGE_TAGS = ['stock', 'content', 'document'] as const;
export type ChangeTag = (typeof CHANGE_TAGS)[number];

/** Where the back end reports the sites' changes, beside its addresses of health and metrics. */
export const SITE_CHANGES_PATH = '/site-changes';

/** For each site, by slug, and each tag a text that is another one after every change; a tag without one has not changed yet. */
export type SiteChangesReport = Record<string, Partial<Record<ChangeTag, string>>>;
