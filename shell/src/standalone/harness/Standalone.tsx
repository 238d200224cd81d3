import { createElement, useState } from 'react';
import { Button, Container, LinkButton, PageHeading, Stack } from '@forecourt/shared-ui';
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
        {slots.map((slot) => (
          <section key={slot.name} className={styles.slot} aria-label={`Slot ${slot.name}`}>
            <p className={styles.name}>{slot.name}</p>
            <SampleSlot {...slot} />
          </section>
        ))}
      </Stack>
    </Container>
  );
}

/** A slot with its sample props; one that is a dialog opens on request. */
function SampleSlot({ name, props, isDialog }: Samples['slots'][number]) {
  const [isOpen, setOpen] = useState(false);
  if (props === null) return <p>This site has nothing to show in it.</p>;
  if (!isDialog) return createElement(SlotHost, { name, props });
  const dialogProps = { ...props, onClose: () => setOpen(false) };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open {name}
      </Button>
      {isOpen && createElement(SlotHost, { name, props: dialogProps, retry: true })}
    </>
  );
}
