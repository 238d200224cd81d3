import { Button, Chip, IconButton, LinkButton, Stack, type ButtonVariant } from '@forecourt/shared-ui';
import { ClickedOnMount } from './ClickedOnMount';
import { nothing, type Specimen } from './specimen';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'success', 'danger'];

export const actions: readonly Specimen[] = [
  {
    shows: ['Button'],
    group: 'actions',
    states: {
      variants: (
        <Stack direction="row" gap={3}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant === 'danger' ? 'Remove car' : 'Enquire now'}
            </Button>
          ))}
        </Stack>
      ),
      sizes: (
        <Stack direction="row" gap={3}>
          <Button size="s">Small</Button>
          <Button size="m">Medium</Button>
          <Button size="l">Large</Button>
        </Stack>
      ),
      'busy and disabled': (
        <Stack direction="row" gap={3}>
          <Button busy>Sending</Button>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Not now
            </Button>
          ))}
        </Stack>
      ),
    },
    covering: {
      'with focus': (
        <ClickedOnMount isFocusOnly>
          <Button>Enquire now</Button>
        </ClickedOnMount>
      ),
    },
  },
  {
    shows: ['LinkButton'],
    group: 'actions',
    states: {
      variants: (
        <Stack direction="row" gap={3}>
          <LinkButton to="/search">View all cars</LinkButton>
          <LinkButton to="/finance" variant="secondary">
            Explore finance
          </LinkButton>
        </Stack>
      ),
    },
  },
  {
    shows: ['IconButton'],
    group: 'actions',
    states: {
      all: (
        <Stack direction="row" gap={2}>
          <IconButton icon="heart" label="Save 2021 Corolla" />
          <IconButton icon="heart" label="Saved 2021 Corolla" aria-pressed filled />
          <IconButton icon="share" label="Share" />
          <IconButton icon="print" label="Print" disabled />
        </Stack>
      ),
    },
  },
  {
    shows: ['Chip'],
    group: 'actions',
    states: {
      all: (
        <Stack direction="row" gap={2}>
          <Chip label="Toyota" onRemove={nothing} />
          <Chip label="Under $30,000" onRemove={nothing} />
        </Stack>
      ),
    },
  },
];
