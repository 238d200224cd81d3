/** The outcome of a page that leads elsewhere. */
export class Redirect {
  constructor(
    /** Path with query and anchor on this site. */
    readonly to: string,
    readonly status: 301 | 302 = 302,
    /** The page is in the history already: the new one takes its place, so that 'back' does not meet it. */
    readonly replacesPage = false,
  ) {}
}
