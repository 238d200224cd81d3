/** Variable of the environment with the key that may write to Algolia. */
export const ADMIN_KEY = 'ALGOLIA_ADMIN_KEY';
