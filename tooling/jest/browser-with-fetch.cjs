const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with Node's own fetch and what belongs to it, for tests of code that makes requests. */
module.exports = class BrowserWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    const { fetch, Request, Response, Headers, AbortController, AbortSignal, TextDecoder, TextEncoder } = globalThis;
    Object.assign(this.global, { fetch, Request, Response, Headers, AbortController, AbortSignal, TextDecoder, TextEncoder });
  }
};
