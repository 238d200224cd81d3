import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/**
 * Routes that code links to and that neither a remote nor the shell declares, so that the link is never rendered; and links whose route
 * nobody knows, because its name is no string literal.
 */
export const checkRoutes = ({ routes, linkedRoutes, unnamedLinks }: WiringFacts): Finding[] => [
  ...linkedRoutes
    .filter((linked) => !routes.some(({ name }) => name === linked))
    .map((name): Finding => ({ check: 'routes', name, problem: 'is linked and declared by nobody' })),
  ...unnamedLinks.map((name): Finding => ({ check: 'routes', name, problem: 'links to a route whose name is no string literal' })),
];
