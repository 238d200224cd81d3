import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/** Events of the analytics catalogue that no front end sends. */
export const checkEvents = ({ events, sentEvents }: WiringFacts): Finding[] =>
  events.filter((event) => !sentEvents.has(event)).map((event) => ({ check: 'events', name: event, problem: 'is never sent' }));
