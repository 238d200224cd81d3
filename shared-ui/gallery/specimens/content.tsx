import { Card, CarImage, Disclosure, Pagination } from '@forecourt/shared-ui';
import { Carousel, CarouselSlide, ChoiceLinks, MapFrame } from '@forecourt/shared-ui/content';
import { ClickedOnMount } from './ClickedOnMount';
import type { Specimen } from './specimen';

const NAMES = ['Corolla', 'RAV4', 'HiLux', 'Kluger', 'Camry', 'Yaris'];

export const content: readonly Specimen[] = [
  {
    shows: ['Disclosure'],
    group: 'content',
    states: {
      closed: (
        <Disclosure summary="Safety">
          <p>Seven airbags</p>
        </Disclosure>
      ),
      open: (
        <Disclosure summary="Comfort" open>
          <p>Dual-zone climate control, heated front seats, power tailgate</p>
        </Disclosure>
      ),
    },
    covering: {
      'with focus': (
        <ClickedOnMount isFocusOnly>
          <Disclosure summary="Safety">Seven airbags</Disclosure>
        </ClickedOnMount>
      ),
    },
  },
  {
    shows: ['Carousel', 'CarouselSlide'],
    group: 'content',
    states: {
      cars: (
        <Carousel label="Latest arrivals" slideName="car" slideWidth="min(70%, 15rem)" hasSwipeHint>
          {NAMES.map((name, index) => (
            <CarouselSlide key={name}>
              <Card padding="none">
                <CarImage src={`cars/${110 + index}/1.jpg`} alt="" width={240} />
                <p style={{ padding: 'var(--space-3)', fontWeight: 650 }}>{name}</p>
              </Card>
            </CarouselSlide>
          ))}
        </Carousel>
      ),
    },
  },
  {
    shows: ['Pagination'],
    group: 'content',
    states: {
      first: <Pagination label="Pages of the first list" page={1} pages={12} hrefOf={(page) => `/search?page=${page}`} />,
      middle: <Pagination label="Pages of the second list" page={6} pages={12} hrefOf={(page) => `/search?page=${page}`} />,
      last: <Pagination label="Pages of the third list" page={3} pages={3} hrefOf={(page) => `/search?page=${page}`} />,
    },
  },
  {
    shows: ['ChoiceLinks'],
    group: 'content',
    states: {
      'one is on': (
        <ChoiceLinks
          label="Kinds"
          choices={['All', 'Sales', 'Service'].map((label) => ({ label, to: `/our-location?type=${label}`, isOn: label === 'Sales' }))}
        />
      ),
    },
  },
  {
    shows: ['MapFrame'],
    group: 'content',
    states: {
      'before it is requested': (
        <MapFrame title="Map of the yard" src="https://maps.example/embed" picture={<CarImage src={null} alt="" width={480} />} />
      ),
    },
  },
];
