import type { Links } from '../routes/links';
import type { Switches } from '../switches/switches';

/** What a rule of links needs: the platform of a component and the context of a loader have it. */
export interface LinkContext {
  site: { url: string; switches: Switches; manufacturer: object | null };
  to: Links;
}
