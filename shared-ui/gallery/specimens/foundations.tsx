import { Breadcrumbs, Container, Grid, Icon, Logo, PageHeading, SiteLink, Stack, Unbroken, VisuallyHidden } from '@forecourt/shared-ui';
import { SHAPES } from '../../src/icon/shapes';
import type { IconName } from '@forecourt/shared-ui';
import styles from './foundations.module.css';
import type { Specimen } from './specimen';

const COLOURS = [
  'accent',
  'accent-strong',
  'accent-soft',
  'highlight',
  'success',
  'danger',
  'ink',
  'text',
  'text-quiet',
  'border-strong',
  'surface-sunken',
  'surface-raised',
];
const SIZES = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];
const NAMES = Object.keys(SHAPES) as IconName[];

export const foundations: readonly Specimen[] = [
  {
    shows: ['Logo'],
    group: 'foundations',
    states: {
      colour: <Logo />,
      'on a dark band': (
        <div className={styles.dark}>
          <Logo tone="light" />
        </div>
      ),
    },
  },
  {
    shows: ['colours'],
    group: 'foundations',
    states: {
      all: (
        <ul className={styles.colours}>
          {COLOURS.map((name) => (
            <li key={name}>
              <span className={styles.colour} style={{ background: `var(--color-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
  },
  {
    shows: ['text sizes'],
    group: 'foundations',
    states: {
      all: (
        <div>
          {SIZES.map((size) => (
            <p
              key={size}
              className={styles.line}
              style={{ fontSize: `var(--text-${size})` }}
              data-face={['s', 'm', 'xs'].includes(size) ? 'body' : 'heading'}
            >
              Find the car that fits
            </p>
          ))}
        </div>
      ),
    },
  },
  {
    shows: ['Icon', 'VisuallyHidden'],
    group: 'foundations',
    states: {
      all: (
        <div className={styles.icons}>
          {NAMES.map((name) => (
            <Icon key={name} name={name} />
          ))}
          <VisuallyHidden>Every icon of the set</VisuallyHidden>
        </div>
      ),
    },
  },
  {
    shows: ['PageHeading', 'Unbroken'],
    group: 'foundations',
    states: {
      'with a lead': (
        <PageHeading lead="Price, finance and a test drive in one place">
          <Unbroken text="Used Mazda CX-5 in Perth" />
        </PageHeading>
      ),
    },
  },
  {
    shows: ['Breadcrumbs', 'SiteLink'],
    group: 'foundations',
    states: {
      trail: <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Used cars', to: '/search' }, { label: '2021 Toyota Corolla' }]} />,
      link: <SiteLink to="/contact">Contact us</SiteLink>,
    },
  },
  {
    shows: ['Stack', 'Grid', 'Container'],
    group: 'foundations',
    states: {
      grid: (
        <Container>
          <Grid min="8rem" gap={3}>
            {['One', 'Two', 'Three', 'Four'].map((word) => (
              <div key={word} className={styles.cell}>
                {word}
              </div>
            ))}
          </Grid>
        </Container>
      ),
      stack: (
        <Stack direction="row" gap={2}>
          <div className={styles.cell}>First</div>
          <div className={styles.cell}>Second</div>
        </Stack>
      ),
    },
  },
];
