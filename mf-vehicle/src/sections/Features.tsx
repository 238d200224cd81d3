import type { Car } from '@forecourt/shared-contracts';
import { CheckList } from './CheckList';
import { MoreLess } from './MoreLess';
import { Section } from './Section';

/** Features in the short list above the full one. */
const SIMILAR_FEATURES = 8;

/** The car's equipment: the first eight, and all with the toggle. Renders nothing without any. */
export function Features({ car: { standardEquipment } }: { car: Car }) {
  const features = [...new Set(standardEquipment)];
  if (features.length === 0) return null;
  const first = <CheckList entries={features.slice(0, SIMILAR_FEATURES)} />;
  return (
    <Section title="Features">
      {features.length > SIMILAR_FEATURES ? (
        <MoreLess more="Show all features" less="Hide features" preview={first}>
          <CheckList entries={features} />
        </MoreLess>
      ) : (
        first
      )}
    </Section>
  );
}
