import type { SiteConfig } from '@forecourt/shared-contracts';
import { describeMistake } from '@forecourt/server-kit';
import { placementMisfits } from '@forecourt/shell/placements';
import type { Composition } from '../composition';
import type { Problem } from '../problem';
import type { FormerProviders } from './slots';

/** Sections of a site's document that do not fit: a slot that nobody offers, or props that it does not take. */
export const sectionProblems = ({ remotes, slots }: Composition, site: SiteConfig, former: FormerProviders): Problem[] =>
  placementMisfits(site, remotes).map((misfit) => {
    const slot = misfit.slot ?? '';
    const [owner] = slots.get(slot) ?? [];
    const provider = owner ?? remotes.find(({ name }) => name === former.get(slot)) ?? null;
    return {
      // Where it did not fit before either it is the document's problem, whatever the reason.
      key: `section ${misfit.section}`,
      isForceable: true,
      consumer: null,
      need: `the document of ${site.slug} does not fit: ${describeMistake(misfit)}`,
      provider,
      missing: former.get(slot),
      instead: provider ? (owner ? 'does not take that' : 'does not offer it') : '',
      ways: { ofConsumer: 'change the document first' },
    };
  });
