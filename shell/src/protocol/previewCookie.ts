const COOKIE = /(?:^|;\s*)preview=([\w.-]{1,100})(?:;|$)/;

/** The key of the preview in which a visitor is, from the cookies of a request; null for everybody else. The back end checks it. */
export const previewIn = (cookies: string | undefined): string | null => COOKIE.exec(cookies ?? '')?.[1] ?? null;

/** The cookie of a preview, for requests to the back end in the visitor's name. */
export const previewCookie = (key: string): string => `preview=${key}`;
