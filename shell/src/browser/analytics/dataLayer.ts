/** The page's list of messages for analytics, which a container reads when it is loaded. */
interface DataLayerPage {
  dataLayer?: unknown;
}

/** Adds a message to the data layer. Never throws. */
export function pushToDataLayer(message: object): void {
  const page = window as unknown as DataLayerPage;
  try {
    page.dataLayer ??= [];
    (page.dataLayer as object[]).push(message);
  } catch {
    // A script of the page may have set something else than an array, and a container replaces push() by its own.
  }
}

/** A command of Google's tag, such as `consent` or `event`; it reads nothing but an `arguments` object. */
export function gtag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array would be ignored
  pushToDataLayer(arguments);
}
