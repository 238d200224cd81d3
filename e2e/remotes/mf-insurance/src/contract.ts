import type { Car } from '@forecourt/shared-contracts';

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'insurance.quote': { slug: string };
  }

  interface SlotMap {
    'insurance-offer': { 1: { car: Car; plan: string } };
  }
}
