import type {} from '@forecourt/shared-contracts';

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'finance.application': { car_id?: number };
    'finance.enquiry': { car_id?: number };
    'finance.apply': { car_id?: number };
    'finance.information': object;
  }
}
