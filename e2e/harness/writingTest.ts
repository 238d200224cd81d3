import { test as base } from './test';

/** Tests that store, release or configure something on a site that they share with each other, and put back what others read. */
export const test = base.extend<object, object>({ siteOptions: {} });

export { expect, gate } from './test';
