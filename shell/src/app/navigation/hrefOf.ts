import type { To } from 'react-router-dom';

/** The relative URL of a navigation target. */
export const hrefOf = (to: To): string => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);
