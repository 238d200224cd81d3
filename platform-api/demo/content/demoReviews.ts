import { addDays, type Location } from '@forecourt/shared-contracts';
import { seededRandom, type SeededRandom } from '../random';
import { dealershipKindOf } from '../dealershipKind';
import type { DemoItems, DemoSite } from './demoItem';

const CUSTOMERS = ['Priya N.', 'Tom Abrahams', 'Leanne W.', 'Minh Tran', 'Kirsty & Dale', 'J. Okafor', 'Sally-Ann P.', 'Marco Ferri', 'Deb H.', 'Wiremu T.', 'Grace Lim', 'Peter O’Neill', 'Hannah B.', 'Sunil K.', 'Ros McKay', 'Ali Rahimi', 'Jess', 'Col Watts', 'Ingrid S.', 'Nathan D.'] as const;

const GOOD: Readonly<Record<'sales' | 'service' | 'caravans', readonly string[]>> = {
  sales: [
    'Told us straight away that the one we liked was too small for two child seats, and showed us the one that was not.',
    'No pressure, no “let me ask my manager”. The price on the screen was the price on the paper.',
    'Picked it up on a Friday, found the phone would not pair on Saturday, had it sorted over the phone on Sunday.',
    'They valued my old car before I said what I wanted. Fair figure, explained line by line.',
    'Drove 200 km to get here and it was exactly as in the video. Even the small scratch that he had pointed out.',
    'My first car. They let my dad crawl underneath it for twenty minutes and then offered him a torch.',
    'Delivery took a week longer than planned, but somebody rang every second day without being asked.',
    'Third car from here. Different salesperson each time, same way of treating people.',
  ],
  service: [
    'In at seven, out at ten, and they showed me the old cabin filter. Horrified. Will be back.',
    'Rang before doing anything extra. The job they talked me out of would have been four hundred dollars.',
    'Loan car was clean and had fuel. That never happens.',
    'They wrote the tyre depths on the invoice. I did not know that I wanted that.',
    'Found the rattle that two others could not. It was a pen.',
    'Explained the brakes with the old parts on the counter. Felt looked after rather than sold to.',
    'Booked online on Sunday, done on Tuesday, price to the cent as quoted.',
  ],
  caravans: [
    'Hand-over took half a day and we needed every minute. Slept on their grass the first night.',
    'They weighed it in front of us with our own gear in it. Nobody else offered.',
    'Talked us into the smaller one. After six weeks on the road: they were right.',
    'Called from Coober Pedy with no hot water. Walked me through it while he ate his lunch.',
    'Everyone here actually camps. You notice within two minutes.',
    'Took our old camper in part payment for a decent price and did not pick at it.',
    'Seals, gas, brakes, all explained and all on paper. Left knowing what I own.',
  ],
};
const MIXED = [
  'Good car and decent people, but the paperwork took most of the afternoon.',
  'Happy in the end. Parking at the front is hopeless at weekends.',
  'Fine work. I would have liked a message when it was ready.',
];
const POOR = ['Waited forty minutes past my booking. They apologised, but still.', 'Nobody rang back for three days. The car itself is fine.'];

const REPLIES = [
  'Thank you, we have passed this on to the team. Safe travels!',
  'Thanks for taking the time to write, and for the biscuits.',
  'Glad that it worked out. See you at the first service.',
];
const APOLOGY = 'You are right, and we are sorry. We have changed how we book that hour, and would like to make it up to you: please ask for the manager.';

function textsFor({ location_type: type }: Location, isCaravans: boolean): readonly string[] {
  if (type === 'service' || type === 'parts') return GOOD.service;
  return isCaravans ? GOOD.caravans : GOOD.sales;
}

function ratingFor(average: number, random: SeededRandom): number {
  const isGood = random.boolean(Math.min(0.95, (average - 3) / 2));
  if (isGood) return random.boolean(0.85) ? 5 : 4;
  return random.pick([4, 4, 3, 3, 2]);
}

const textFor = (rating: number, good: readonly string[], index: number) => {
  if (rating >= 4) return good[index % good.length] as string;
  const pool = rating === 3 ? MIXED : POOR;
  return pool[index % pool.length] as string;
};

/** What customers said of each location with ratings, most of it good and some of it not (AP-015). */
export function demoReviews({ site, today }: DemoSite): DemoItems<'review'> {
  const random = seededRandom(`${site.slug} reviews`);
  const isCaravans = dealershipKindOf(site) === 'caravans';
  const rated = site.locations.filter(({ visible, reviews }) => visible && reviews !== null);
  /** No two locations have the same text: those of one kind share the texts of that kind. */
  const ownTexts = (location: Location) => {
    const all = textsFor(location, isCaravans);
    const sharing = rated.filter((each) => textsFor(each, isCaravans) === all);
    return all.filter((_text, index) => index % sharing.length === sharing.indexOf(location));
  };
  return rated.flatMap((location) => {
    const texts = ownTexts(location);
    const first = random.whole(0, CUSTOMERS.length - 1);
    return texts.map((_text, index) => {
      const rating = ratingFor(location.reviews?.average_rating ?? 4.5, random);
      const daysAgo = 2 + index * 17 + random.whole(0, 12);
      const isAnswered = rating < 4 || random.boolean(0.4);
      const id = location.id * 100 + index + 1;
      return {
        slug: String(id),
        position: daysAgo,
        document: {
          id,
          location_id: location.id,
          customer_name: CUSTOMERS[(first + index) % CUSTOMERS.length] as string,
          text: textFor(rating, texts, index),
          rating,
          created_at_time_ago_in_words: null,
          review_date: addDays(today, -daysAgo),
          review_date_in_words: null,
          reply_text: isAnswered ? (rating < 4 ? APOLOGY : random.pick(REPLIES)) : null,
          reply_date: isAnswered ? addDays(today, 1 - daysAgo) : null,
          reply_date_in_words: null,
          image: { url: null, thumb: { url: null } },
        },
      };
    });
  });
}

/** Where customers write: one business profile for each location (AP-016). */
export function demoGmbProfiles({ site }: DemoSite): DemoItems<'gmb-profile'> {
  return site.locations
    .filter(({ visible }) => visible)
    .map(({ name, slug }, position) => ({
      slug,
      position,
      document: { name, review_url: `https://reviews.example/${site.slug}/${slug}/write` },
    }));
}
