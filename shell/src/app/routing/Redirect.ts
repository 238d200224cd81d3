/** The result of a page that redirects. */
export class Redirect {
  constructor(
    /** Path with query and hash on this site. */
    readonly to: string,
    readonly status: 301 | 302 = 302,
    /** The page has a history entry already; the target replaces it, so that 'back' skips it. */
    readonly replacesEntry = false,
  ) {}
}
