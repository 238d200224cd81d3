import { createElement, useState } from 'react';
import { Button } from '@forecourt/shared-ui';
import { SlotHost } from '../../app/slot/SlotHost';
import type { Samples } from '../samples/loadSamples';

/** A slot with its sample props; one that is a dialog opens on request. */
export function SampleSlot({ name, props, isDialog }: Samples['slots'][number]) {
  const [isOpen, setOpen] = useState(false);
  if (props === null) return <p>This site has nothing to show in it.</p>;
  if (!isDialog) return createElement(SlotHost, { name, version: 'highest', props });
  const dialogProps = { ...props, onClose: () => setOpen(false) };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open {name}
      </Button>
      {isOpen && createElement(SlotHost, { name, version: 'highest', props: dialogProps, retry: true })}
    </>
  );
}
