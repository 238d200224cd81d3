import { PageRedirect, type LoaderContext } from '@forecourt/shared-contracts';

/** /cars leads to the tenant's search of all cars. */
export function loader({ paths }: LoaderContext): never {
  throw new PageRedirect(paths.allCars());
}

/** Never shows: the loader always leads on. */
export function Component() {
  return null;
}
