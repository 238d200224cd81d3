import { Button, Checkbox, Dialog, Field, IconButton, Stack, TextInput } from '@forecourt/shared-ui';
import { AlertDialog, MegaMenu, Menu, Popover, ShareSheet, Tooltip } from '@forecourt/shared-ui/overlays';
import { Controlled } from './Controlled';
import { ClickedOnMount } from './ClickedOnMount';
import styles from './overlays.module.css';
import { nothing, type Specimen } from './specimen';

const SORTS = ['Recommended', 'Price: low to high', 'Price: high to low', 'Newest first'];
const COLUMN = (
  <ul className={styles.links}>
    <li>
      <a href="/search?type=used">Used cars</a>
    </li>
    <li>
      <a href="/search?type=demo">Demonstrators</a>
    </li>
  </ul>
);

const SHARE = (
  <Popover label="Share this car" trigger={(attributes) => <Button {...attributes}>Share</Button>}>
    <ShareSheet url="https://swan-valley.example/cars/2021-corolla" text="2021 Toyota Corolla" />
  </Popover>
);

const MENU_BAR = (
  <MegaMenu
    label="Main"
    items={[
      { id: 'stock', label: 'Our stock', panel: COLUMN, isCurrent: true },
      { id: 'finance', label: 'Finance', panel: COLUMN },
      { id: 'contact', label: 'Contact', to: '/contact' },
    ]}
  />
);

const SAVE = <Tooltip text="Save this car to your list">{(attributes) => <IconButton {...attributes} icon="heart" label="Save" />}</Tooltip>;

function SortMenu() {
  return (
    <Controlled initially="Recommended">
      {(chosen, set) => (
        <Menu
          label="Sort by"
          trigger={(attributes) => (
            <Button {...attributes} variant="secondary">
              {chosen}
            </Button>
          )}
          items={SORTS.map((label) => ({ id: label, label, isChosen: label === chosen, onSelect: () => set(label) }))}
        />
      )}
    </Controlled>
  );
}

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
    shows: ['AlertDialog'],
    group: 'overlays',
    states: {
      'opened by a press': (
        <Controlled initially={false}>
          {(isOpen, set) => (
            <>
              <Button variant="danger" onClick={() => set(true)}>
                Remove quote
              </Button>
              <AlertDialog
                open={isOpen}
                title="Remove this quote?"
                confirmLabel="Remove"
                isDangerous
                onConfirm={() => set(false)}
                onCancel={() => set(false)}
              >
                <p>It cannot be brought back.</p>
              </AlertDialog>
            </>
          )}
        </Controlled>
      ),
    },
    covering: {
      open: (
        <AlertDialog open title="Remove this quote?" confirmLabel="Remove" isDangerous onConfirm={nothing} onCancel={nothing}>
          <p>It cannot be brought back.</p>
        </AlertDialog>
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
  {
    shows: ['Menu'],
    group: 'overlays',
    states: { sort: <SortMenu /> },
    covering: {
      'sort, open': (
        <ClickedOnMount>
          <SortMenu />
        </ClickedOnMount>
      ),
      'actions, open': (
        <ClickedOnMount>
          <Menu
            label="Quote"
            trigger={(attributes) => <Button {...attributes}>More</Button>}
            items={[
              { id: 'print', label: 'Print', icon: 'print', onSelect: nothing },
              { id: 'share', label: 'Share', icon: 'share', onSelect: nothing },
              { id: 'remove', label: 'Remove', icon: 'close', isDisabled: true, onSelect: nothing },
            ]}
          />
        </ClickedOnMount>
      ),
    },
  },
  {
    shows: ['MegaMenu'],
    group: 'overlays',
    states: { bar: MENU_BAR },
    covering: { 'a panel open': <ClickedOnMount>{MENU_BAR}</ClickedOnMount> },
  },
  {
    shows: ['Tooltip'],
    group: 'overlays',
    states: { 'on focus': SAVE },
    covering: {
      shown: (
        <div className={styles.room}>
          <ClickedOnMount isFocusOnly>{SAVE}</ClickedOnMount>
        </div>
      ),
    },
  },
];
