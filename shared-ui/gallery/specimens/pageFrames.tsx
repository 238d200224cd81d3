import { Button, Card, Hero, PageArea, PageFrame, PageHeading, TextInput, type PageAreas, type PageKind } from '@forecourt/shared-ui';
import styles from './pageFrames.module.css';
import type { Specimen } from './specimen';

const FRAMES: { readonly [Kind in PageKind]: readonly PageAreas[Kind][] } = {
  home: ['hero', 'search', 'cars', 'offers', 'promises', 'reviews', 'locations'],
  results: ['heading', 'filters', 'toolbar', 'list', 'pages'],
  vehicle: ['crumbs', 'gallery', 'summary', 'details', 'enquiry', 'similar'],
  form: ['heading', 'form', 'aside'],
  content: ['heading', 'body', 'aside'],
  location: ['heading', 'panel', 'map', 'enquiry', 'cars'],
};

function Frame({ kind }: { kind: PageKind }) {
  return (
    <PageFrame kind={kind}>
      {FRAMES[kind].map((area) => (
        <PageArea key={area} of={kind} area={area as PageAreas[typeof kind]} className={styles.area}>
          {area}
        </PageArea>
      ))}
    </PageFrame>
  );
}

/** The first band of a home page, and the frames as a visitor has them before any content is there. */
export const pageFrames: readonly Specimen[] = [
  {
    shows: ['Hero'],
    group: 'page frames',
    states: {
      'with a search': (
        <Hero
          tools={
            <Card padding="s">
              <div className={styles.tools}>
                <TextInput className={styles.search} aria-label="Search vehicles" placeholder="Try Corolla hybrid" />
                <Button size="l">Search</Button>
              </div>
            </Card>
          }
        >
          <PageHeading lead="Every car checked, every price on the windscreen.">Find the car that fits</PageHeading>
        </Hero>
      ),
    },
  },
  {
    shows: ['PageFrame', 'PageArea'],
    group: 'page frames',
    states: { form: <Frame kind="form" /> },
    covering: {
      home: <Frame kind="home" />,
      results: <Frame kind="results" />,
      vehicle: <Frame kind="vehicle" />,
      content: <Frame kind="content" />,
      location: <Frame kind="location" />,
    },
  },
];
