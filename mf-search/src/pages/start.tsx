import { allCarsPath, PageRedirect, type LoaderContext } from '@forecourt/shared-contracts';

/** /cars leads to the tenant's search of all cars. */
export function loader(context: LoaderContext): never {
  throw new PageRedirect(allCarsPath(context));
}

/** Never shows: the loader always leads on. */
export function Component() {
  return null;
}
