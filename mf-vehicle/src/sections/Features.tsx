import { SIMILAR_FEATURES, type Car } from '@forecourt/shared-contracts';
import { Icon } from '@forecourt/shared-ui';
import styles from './Features.module.css';
import { MoreLess } from './MoreLess';
import { Section } from './Section';

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon name="check" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}

/** The car's equipment: the first eight at once, all on request; nothing for a car without any (VE-056, VE-057). */
export function Features({ car: { standardEquipment } }: { car: Car }) {
  const features = [...new Set(standardEquipment)];
  if (features.length === 0) return null;
  const first = <FeatureList features={features.slice(0, SIMILAR_FEATURES)} />;
  return (
    <Section title="Features">
      {features.length > SIMILAR_FEATURES ? (
        <MoreLess more="Show all features" less="Hide features" preview={first}>
          <FeatureList features={features} />
        </MoreLess>
      ) : (
        first
      )}
    </Section>
  );
}
