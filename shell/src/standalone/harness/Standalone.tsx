import { createElement } from 'react';
import { useSite, type SlotName } from '@forecourt/shared-contracts';
import { Container, LinkButton, PageHeading, Stack } from '@forecourt/shared-ui';
import type { PageResult } from '../../app/routing/pageResult';
import { useShell } from '../../app/shell-services/shellServices';
import { SlotHost } from '../../app/slot/SlotHost';
import type { Samples } from '../samples/loadSamples';
import { samplePaths, sampleProps } from '../samples/samples';
import styles from './Standalone.module.css';

/** Start page of a standalone remote: links to its pages, and each of its slots with sample props. */
export function Standalone({ result }: { result: PageResult }) {
  const site = useSite();
  const { composition } = useShell();
  const samples: Samples = result.kind === 'ready' ? (result.data as Samples) : { car: null, paths: {} };
  const [[remote, composed] = []] = Object.entries(composition.remotes);
  if (!remote || !composed) return <Container>No remote is released under this name.</Container>;

  const slotNames = Object.keys(composition.slots) as SlotName[];
  return (
    <Container>
      <Stack gap={6}>
        <PageHeading>
          {remote} {composed.version}
        </PageHeading>
        <nav aria-label="Pages" className={styles.pages}>
          {samplePaths(remote, composition.routes, samples).map(({ route, path }) => (
            <LinkButton key={route.pattern} to={path} variant="secondary">
              {route.page} {path}
            </LinkButton>
          ))}
        </nav>
        {slotNames.map((name) => {
          const props = sampleProps(name, site, samples.car);
          return (
            <section key={name} className={styles.slot} aria-label={`Slot ${name}`}>
              <p className={styles.name}>{name}</p>
              {props ? createElement(SlotHost, { name, props }) : <p>It needs a car or location, and this site has none.</p>}
            </section>
          );
        })}
      </Stack>
    </Container>
  );
}
