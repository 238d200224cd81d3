import { Card, CarImage, Grid, Icon, PriceBlock, SpecList, Stack, Stars, Tag, type TagKind } from '@forecourt/shared-ui';
import styles from './cars.module.css';
import type { Specimen } from './specimen';

const FACTS = [
  ['gauge', '41,250 km'],
  ['gearbox', 'Automatic'],
  ['fuel', 'Hybrid'],
] as const;

const TAGS: readonly (readonly [TagKind, string])[] = [
  ['just-arrived', 'Just arrived'],
  ['certified', 'Certified'],
  ['coming-soon', 'Coming soon'],
  ['reserved', 'Reserved'],
  ['fuel', 'Hybrid'],
  ['own', 'Runout'],
  ['sold', 'Sold'],
];

function CarCard({
  title,
  price,
  was,
  tag,
  seed,
}: {
  title: string;
  price: string;
  was: string | null;
  tag: (typeof TAGS)[number];
  seed: string;
}) {
  return (
    <Card as="article" padding="none" isInteractive>
      <div className={styles.image}>
        <CarImage src={`cars/${seed}/1.jpg`} alt={title} width={360} />
        <span className={styles.tag}>
          <Tag kind={tag[0]}>{tag[1]}</Tag>
        </span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts}>
          {FACTS.map(([icon, words]) => (
            <span key={icon} className={styles.fact}>
              <Icon name={icon} /> {words}
            </span>
          ))}
        </p>
        <PriceBlock price={{ kind: was ? 'offer' : 'price', text: price, was }} includes="Drive away in NSW" />
      </div>
    </Card>
  );
}

export const cars: readonly Specimen[] = [
  {
    shows: ['Card'],
    group: 'cars',
    states: {
      'three cars': (
        <Grid min="15rem" gap={4}>
          <CarCard title="2021 Corolla Ascent Sport" price="$24,990" was="$26,990" tag={['just-arrived', 'Just arrived']} seed="101" />
          <CarCard title="2023 RAV4 Cruiser" price="$46,880" was={null} tag={['certified', 'Certified']} seed="102" />
          <CarCard title="2019 HiLux SR5" price="$41,500" was={null} tag={['reserved', 'Reserved']} seed="103" />
        </Grid>
      ),
      paddings: (
        <Stack gap={3}>
          <Card padding="s">Small padding</Card>
          <Card padding="l">Large padding</Card>
        </Stack>
      ),
    },
  },
  {
    shows: ['CarImage'],
    group: 'cars',
    states: {
      picture: (
        <div className={styles.narrow}>
          <CarImage src="cars/104/1.jpg" alt="2022 Camry" width={360} />
        </div>
      ),
      'no picture yet': (
        <div className={styles.narrow}>
          <CarImage src={null} alt="2022 Yaris" width={360} placeholder="Photos coming soon" />
        </div>
      ),
    },
  },
  {
    shows: ['PriceBlock'],
    group: 'cars',
    states: {
      price: <PriceBlock price={{ kind: 'price', text: '$32,990', was: null }} includes="Drive away in NSW" size="l" />,
      offer: <PriceBlock price={{ kind: 'offer', text: '$24,990', was: '$26,990' }} includes="Drive away in NSW" />,
      none: <PriceBlock price={{ kind: 'none', text: 'Enquire for price.', was: null }} />,
    },
  },
  {
    shows: ['Tag'],
    group: 'cars',
    states: {
      kinds: (
        <Stack direction="row" gap={2}>
          {TAGS.map(([kind, words]) => (
            <Tag key={kind} kind={kind}>
              {words}
            </Tag>
          ))}
          <Tag kind="own" colour="green">
            Eco choice
          </Tag>
        </Stack>
      ),
    },
  },
  {
    shows: ['Stars'],
    group: 'cars',
    states: { 'with reviews': <Stars rating={4.6} count={812} />, full: <Stars rating={5} /> },
  },
  {
    shows: ['SpecList'],
    group: 'cars',
    states: {
      facts: (
        <SpecList
          items={[
            { label: 'Odometer', value: '41,250 km' },
            { label: 'Transmission', value: 'Automatic' },
            { label: 'Fuel economy', value: '4.2 L/100 km' },
            { label: 'Seats', value: '5' },
          ]}
        />
      ),
    },
  },
];
