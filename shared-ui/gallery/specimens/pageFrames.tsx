import { Button, Card, Hero, PageArea, PageFrame, PageHeading, TextInput, type PageAreaProps, type PageKind } from '@forecourt/shared-ui';
import styles from './pageFrames.module.css';
import type { Specimen } from './specimen';

const REGIONS: { readonly [Kind in PageKind]: readonly (PageAreaProps['area'] | 'side to side')[] } = {
  home: ['side to side', 'side to side'],
  results: ['side to side', 'aside', 'main'],
  vehicle: ['side to side', 'main', 'aside', 'main', 'side to side'],
  form: ['side to side', 'main', 'aside', 'side to side'],
  content: ['side to side', 'side to side'],
  location: ['side to side', 'main', 'aside'],
};

const place = (kind: PageKind, number: number) => `${kind} ${number + 1}`;

function Frame({ kind }: { kind: PageKind }) {
  return (
    <PageFrame kind={kind}>
      {REGIONS[kind].map((region, number) =>
        region === 'side to side' ? (
          <div key={place(kind, number)} className={styles.area}>
            {region}
          </div>
        ) : (
          <PageArea key={place(kind, number)} area={region} className={styles.area}>
            {region}
          </PageArea>
        ),
      )}
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
