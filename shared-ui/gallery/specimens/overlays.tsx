import { Button, Checkbox, Dialog, Field, Stack, TextInput } from '@forecourt/shared-ui';
import { Popover, ShareSheet } from '@forecourt/shared-ui/overlays';
import { Controlled } from './Controlled';
import { ClickedOnMount } from './ClickedOnMount';
import { nothing, type Specimen } from './specimen';

const SHARE = (
  <Popover label="Share this car" trigger={(attributes) => <Button {...attributes}>Share</Button>}>
    <ShareSheet url="https://swan-valley.example/cars/2021-corolla" text="2021 Toyota Corolla" />
  </Popover>
);

export const overlays: readonly Specimen[] = [
  {
    shows: ['Dialog'],
    group: 'overlays',
    states: {
      'opened by a press': (
        <Controlled initially={false}>
          {(isOpen, set) => (
            <>
              <Button onClick={() => set(true)}>Book a test drive</Button>
              <Dialog open={isOpen} onClose={() => set(false)} title="Book a test drive">
                <Field label="Date">{(control) => <TextInput {...control} type="date" />}</Field>
              </Dialog>
            </>
          )}
        </Controlled>
      ),
    },
    covering: {
      modal: (
        <Dialog open onClose={nothing} title="Book a test drive">
          <Stack>
            <p>Choose a day, and we call you to confirm.</p>
            <Field label="Mobile">{(control) => <TextInput {...control} type="tel" />}</Field>
            <Button>Send request</Button>
          </Stack>
        </Dialog>
      ),
      drawer: (
        <Dialog open onClose={nothing} title="Filters" presentation="drawer">
          <Checkbox label="Toyota" defaultChecked />
          <Checkbox label="Mazda" />
          <Checkbox label="Hyundai" />
        </Dialog>
      ),
      'bottom sheet': (
        <Dialog open onClose={nothing} title="Sort by" presentation="drawer" side="bottom">
          <p>Recommended</p>
        </Dialog>
      ),
    },
  },
  {
    shows: ['Popover', 'ShareSheet'],
    group: 'overlays',
    states: {
      popover: SHARE,
      sheet: <ShareSheet url="https://swan-valley.example/cars/2021-corolla" text="2021 Toyota Corolla" isCopied />,
    },
    covering: { open: <ClickedOnMount>{SHARE}</ClickedOnMount> },
  },
];
