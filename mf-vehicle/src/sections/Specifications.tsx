import { usePlatform, useSwitches, type Car } from '@forecourt/shared-contracts';
import { Card, SpecList, Stack } from '@forecourt/shared-ui';
import type { ReactNode } from 'react';
import { allSpecifications, carSummary, keyInformation } from '../facts/specificationTables';
import { MoreLess } from './MoreLess';
import { Section } from './Section';
import styles from './Specifications.module.css';

/** Specifications before 'Show more'. */
const SPECS_FIRST = 4;

function Table({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </Stack>
  );
}

/** The Details box: Car Summary, Key information and All Specifications; a table without entries is left out. */
export function Specifications({ car }: { car: Car }) {
  const { now } = usePlatform();
  const switches = useSwitches();
  const key = keyInformation(car, switches, now);
  const specifications = allSpecifications(car);
  const rest = specifications.slice(SPECS_FIRST);

  return (
    <Section title="Details">
      <Card padding="l" gap={5}>
        <Table title="Car Summary">
          <SpecList items={carSummary(car)} />
        </Table>
        {key.length > 0 && (
          <Table title="Key information">
            <SpecList items={key} />
          </Table>
        )}
        {specifications.length > 0 && (
          <Table title="All Specifications">
            <SpecList items={specifications.slice(0, SPECS_FIRST)} />
            {rest.length > 0 && (
              <MoreLess more="Show more" less="Show less">
                <SpecList items={rest} />
              </MoreLess>
            )}
          </Table>
        )}
      </Card>
    </Section>
  );
}
