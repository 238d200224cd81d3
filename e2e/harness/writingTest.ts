import { test as base } from './test';

/**
 * Tests that store, release or configure something on a site that they share with each other, and put back what others read. It renders each
 * page anew, so that they see at once what they did; the suite `html-cache` has a site that does not.
 */
export const test = base.extend<object, object>({ siteOptions: { env: { PAGE_CACHE_MB: '0' } } });

export { expect, gate } from './test';
