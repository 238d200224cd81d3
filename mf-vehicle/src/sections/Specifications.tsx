import { useSwitches, usePlatform, type Car } from '@forecourt/shared-contracts';
import { SpecList } from '@forecourt/shared-ui';
import { allSpecifications, carSummary, keyInformation } from '../facts/specificationTables';
import { MoreLess } from './MoreLess';
import { Section } from './Section';

/** Specifications before 'Show more'. */
const SPECS_FIRST = 4;

/** Car Summary, Key information and All Specifications; a table without entries is left out. */
export function Specifications({ car }: { car: Car }) {
  const { now } = usePlatform();
  const switches = useSwitches();
  const key = keyInformation(car, switches, now);
  const specifications = allSpecifications(car);
  const rest = specifications.slice(SPECS_FIRST);

  return (
    <>
      <Section title="Car Summary">
        <SpecList items={carSummary(car)} />
      </Section>
      {key.length > 0 && (
        <Section title="Key information">
          <SpecList items={key} />
        </Section>
      )}
      {specifications.length > 0 && (
        <Section title="All Specifications">
          <SpecList items={specifications.slice(0, SPECS_FIRST)} />
          {rest.length > 0 && (
            <MoreLess more="Show more" less="Show less">
              <SpecList items={rest} />
            </MoreLess>
          )}
        </Section>
      )}
    </>
  );
}
