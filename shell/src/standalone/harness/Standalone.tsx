import { createElement } from 'react';
import { Container, LinkButton, PageHeading, Stack } from '@forecourt/shared-ui';
import type { PageResult } from '../../app/routing/pageResult';
import { useShell } from '../../app/shell-services/shellServices';
import { SlotHost } from '../../app/slot/SlotHost';
import type { Samples } from '../samples/loadSamples';
import styles from './Standalone.module.css';

/** Start page of a standalone remote: links to its pages, and each of its slots with sample props. */
export function Standalone({ result }: { result: PageResult }) {
  const { composition } = useShell();
  const { pages, slots }: Samples = result.kind === 'ready' ? (result.data as Samples) : { pages: [], slots: [] };
  const [[remote, composed] = []] = Object.entries(composition.remotes);
  if (!remote || !composed) return <Container>No remote is released under this name.</Container>;

  return (
    <Container>
      <Stack gap={6}>
        <PageHeading>
          {remote} {composed.version}
        </PageHeading>
        <nav aria-label="Pages" className={styles.pages}>
          {pages.map(({ page, path }) => (
            <LinkButton key={page} to={path} variant="secondary">
              {page} {path}
            </LinkButton>
          ))}
        </nav>
        {slots.map(({ name, props }) => (
          <section key={name} className={styles.slot} aria-label={`Slot ${name}`}>
            <p className={styles.name}>{name}</p>
            {props ? createElement(SlotHost, { name, props }) : <p>This site has nothing to show in it.</p>}
          </section>
        ))}
      </Stack>
    </Container>
  );
}
