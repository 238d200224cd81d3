import { SectionHero, Sections } from '@forecourt/shared-ui/sections';
import type { Specimen } from './specimen';

const ABOUT =
  '<p>A family business since 1989, with <a href="/our-location">four yards</a> along the river.</p><ul><li>Every car checked</li><li>Every price displayed</li></ul>';
const CONTACT = { text: 'Contact us', to: 'contact' };

export const sections: readonly Specimen[] = [
  {
    shows: ['SectionHero'],
    group: 'page frames',
    states: {
      'with words of its own': <SectionHero section={{ title: 'Cars by the river', lead: 'Four yards, one price.', tools: [] }} />,
    },
  },
  {
    shows: ['Sections'],
    group: 'page frames',
    states: {
      'text, banners and buttons': (
        <Sections
          sections={[
            { type: 'text', title: 'Who we are', html: ABOUT },
            {
              type: 'banners',
              banners: [
                {
                  title: 'Your car is worth more here',
                  text: 'A price in two minutes, and we pay the same day.',
                  image: 'cars/118/1.jpg',
                  tone: 'brand',
                  button: { text: 'Value my car', to: 'tradeIn' },
                },
              ],
            },
            {
              type: 'banners',
              banners: [
                { title: 'Service', text: 'By the people who sold it.', image: 'cars/112/1.jpg', tone: 'plain', button: CONTACT },
                { title: 'Parts', text: 'On the shelf, not on order.', image: null, tone: 'dark', button: CONTACT },
              ],
            },
            {
              type: 'buttons',
              title: 'Start here',
              buttons: [
                { text: 'SUVs', to: '/search/suv' },
                { text: 'Utes', to: '/search/ute' },
              ],
            },
          ]}
        />
      ),
    },
  },
];
