/** A page without any remote or script. */
const page = (title: string, text: string) =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

/** No tenant has this host name. */
export const SITE_NOT_FOUND = page('Site not found.', 'No website is set up for this address. Please check the spelling.');

/** Nothing can be rendered now. */
export const TEMPORARILY_UNAVAILABLE = page(
  'We will be right back',
  'This website is not available at the moment. Please try again in a minute.',
);
