import type { Links } from '../routes/links';
import { slugOf } from '../routes/slug';
import type { LinkContext } from './linkContext';

/** Where 'see all cars' leads. */
export const allCarsPath = ({ site, to }: LinkContext): string => to.follow(site.switches.defaultSearchPath);

/** Address of a preset that has one of its own; null for every other, which is a parameter. */
function namedPreset(to: Links, preset: string): string | null {
  switch (preset) {
    case 'new-used-and-demo-cars':
      return to.ifDeployed('search.new-used-and-demo-cars');
    case 'new-and-demo-cars':
      return to.ifDeployed('search.new-and-demo-cars');
    case 'used-cars':
      return to.ifDeployed('search.used-cars');
    default:
      return null;
  }
}

/** Search with the filters of a preset: a type, make, body, dealership or location by its slug. */
export const presetPath = (to: Links, preset: string): string => namedPreset(to, preset) ?? to('search.preset', { preset });

/** Search for a make and model. */
export const makeModelPath = (to: Links, make: string, model: string): string =>
  to('search.make-model', { make: slugOf(make), model: slugOf(model) });
