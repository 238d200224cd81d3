import { createLinks, PageRedirect, type LoaderContext } from '@forecourt/shared-contracts';
import { aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { loader } from './start';

it("SE-013 leads /cars to the tenant's search of all cars", () => {
  const site = aSite();
  const ofTenant = { ...site, switches: { ...site.switches, defaultSearchPath: '/search/used-cars' } };

  expect(() => loader({ site: ofTenant, to: createLinks(deployedRoutes(ofTenant)) } as LoaderContext)).toThrow(
    new PageRedirect('/search/used-cars'),
  );
});
