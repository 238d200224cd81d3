import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/** Routes that code links to and that neither a remote nor the shell declares: the link is never rendered. */
export const checkRoutes = ({ routes, linkedRoutes }: WiringFacts): Finding[] =>
  linkedRoutes
    .filter((linked) => !routes.some(({ name }) => name === linked))
    .map((name) => ({ check: 'routes', name, problem: 'is linked and declared by nobody' }));
