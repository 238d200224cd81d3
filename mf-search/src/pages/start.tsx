import { PageRedirect, type LoaderContext } from '@forecourt/shared-contracts';

/** /cars leads to the tenant's search of all cars (SE-013, SH-019). */
export function loader({ paths }: LoaderContext): never {
  throw new PageRedirect(paths.allCars());
}

/** Never shows: the loader always leads on. */
export function Component() {
  return null;
}
