import type { PageSection } from '@forecourt/shared-contracts';
import type { DealershipKind } from '../dealershipKind';

export interface PageText {
  /** Path of the platform's table, without the leading slash (SH-090…102). */
  path: string;
  title: string;
  /** '{site}' stands for the site's name. */
  lines: readonly string[];
  /** What follows the text. */
  sections?: readonly PageSection[];
}

/** Buttons by their text; each leads to an address or a name of the switch bannerLinks. */
const buttons = (links: Readonly<Record<string, string>>): PageSection => ({
  type: 'buttons',
  title: '',
  buttons: Object.entries(links).map(([text, to]) => ({ text, to })),
});
const placed = (slot: string, props: Record<string, unknown> = {}): PageSection => ({ type: 'slot', slot, props });

const TALK_TO_US = buttons({ 'Contact us': 'contact', 'Book a service': 'service' });
const NEW_MODELS = placed('model-cards', { limit: 3 });
const LATEST_CARS = placed('latest-cars', { limit: 4 });

const WARRANTY_NEW: PageText = {
  path: 'warranty',
  title: 'Warranty',
  lines: [
    'Every new vehicle from {site} carries its maker’s warranty from the day on which it is first registered. It belongs to the vehicle, so it passes to whoever buys it from you.',
    '## What it covers',
    'Faults of material and workmanship, found and repaired by any authorised workshop in Australia, with the maker’s parts and without a bill. The battery of a hybrid or electric car has a longer term of its own; the booklet in the glove box says how long.',
    '## What it does not',
    '- Parts that wear by use: brake pads, wiper blades, tyres\n- Damage from outside: stones, water above the door sill, an owner with a drill\n- The consequences of services that were not done at all',
    '## Your rights besides',
    'The Australian Consumer Law gives you guarantees that no warranty can take away. Where it gives you more than the booklet, the law counts.',
  ],
  sections: [TALK_TO_US, placed('guarantee-strip')],
};
const BUYING: PageText = {
  path: 'buying',
  title: 'Buying from us',
  lines: [
    'Buying a car should take less time than choosing one. This is how it goes at {site}, from the first message to the keys.',
    '## One: look',
    'Everything that we have is on this site with its price. Send us the stock number and we will have the car clean and out at the front when you arrive.',
    '## Two: drive',
    'Bring your licence and take your time. Try your own driveway, your own street and the school queue if that is where it will live.',
    '## Three: agree',
    'You get the drive-away price, the trade-in figure and, if you want it, the finance with its rate and comparison rate, each on a line of its own. Nothing is signed that you have not read at home.',
    '## Four: drive away',
    'Cars in stock are ready in two to four days. We register it, fill it, and spend an hour with you on the settings.',
  ],
  sections: [buttons({ 'See all vehicles': '/search/new-used-and-demo-cars', 'Book a test drive': 'bookTestDrive' }), LATEST_CARS],
};
const DIAMOND: PageText = {
  path: 'diamond-advantage',
  title: 'Diamond Advantage',
  lines: [
    'Diamond Advantage is what every customer of {site} gets with a car, new or used, and never has to ask for.',
    '- A safety check between services, whenever a light or a noise worries you\n- A loan car for services that take longer than a day\n- Wash and vacuum with each service\n- Roadside help for the first year, anywhere in Australia\n- The same workshop team for as long as you own the car',
    'It costs nothing and needs no card. Your registration number is enough.',
  ],
  sections: [TALK_TO_US, placed('reviews')],
};

const toyotaPage = (path: string, title: string, sections: readonly PageSection[], ...lines: string[]): PageText => ({
  path: `pages/${path}`,
  title,
  lines,
  sections,
});

const TOYOTA: readonly PageText[] = [
  toyotaPage(
    'about-toyota-certified-pre-owned',
    'Toyota Certified Pre-Owned',
    [buttons({ 'See pre-owned cars': '/search/used-cars', 'Contact us': 'contact' }), placed('guarantee-strip')],
    'A Certified Pre-Owned car is one that we would have been happy to keep. It has passed the maker’s own inspection by technicians who are trained on it, with genuine parts where parts were needed.',
    '## What certification means',
    '- An inspection of the whole car, with the report in the glove box\n- Full service history\n- A warranty of its own on top of whatever is left of the first\n- Roadside help for a year\n- A check that nothing is owing on it and that it was never written off',
    'Look for the certified mark in our listings, or use the filter on the search page.',
  ),
  toyotaPage(
    'toyota-recalls',
    'Recalls',
    [buttons({ 'Service enquiry': '/enquiries/service-enquiry' }), placed('location-block', { filter: 'service' })],
    'A recall means that the maker has found something that could be unsafe and will put it right at no cost, whoever owns the car and wherever it was bought.',
    '## Is yours affected?',
    'Have your 17-character VIN at hand: it is on the registration papers and at the foot of the windscreen on the passenger’s side. Ring our service team or send the form, and you will have an answer the same day.',
    'Recall work is booked ahead of everything else, and you get a loan car if it takes longer than the morning.',
  ),
  toyotaPage(
    'toyota-express-maintenance',
    'Express Maintenance',
    [buttons({ 'Book a service': 'service' }), placed('location-block', { filter: 'service' })],
    'Two technicians instead of one, everything laid out beforehand, and a scheduled service is done in about an hour while you wait.',
    'It works for most logbook services on cars up to seven years old. If something is found that takes longer, we show you, quote it and book it for another day; nothing is added on the spot unless it is about safety.',
    'There is coffee, a table with sockets and a window through which you can see your car.',
  ),
  toyotaPage(
    'toyota-genuine-parts-accessories',
    'Genuine parts and accessories',
    [
      buttons({ 'Search all parts': '/parts/search', 'Parts enquiry': '/enquiries/parts-enquiry' }),
      placed('location-block', { filter: 'parts' }),
    ],
    'Genuine parts are made to the drawing that the car was made to. They fit without persuasion, they keep the warranty simple, and those that we fit are covered for as long as the booklet says.',
    '## At the counter',
    'Our parts counter in Midland keeps the thousand things that people need most and has the rest within a day from the Perth warehouse. Bring the VIN, because two cars of one month can have different filters.',
  ),
  toyotaPage(
    'toyota-access-loan',
    'Access loans with a guaranteed future value',
    [buttons({ 'Work out your repayments': '/car-finance', 'Finance enquiry': '/finance-enquiry' }), placed('offer-cards', { limit: 3 })],
    'With an access loan you know on the first day what the car will be worth on the last. You agree on a term and on kilometres, and the maker’s finance company guarantees a value for the end.',
    '## Three ways at the end',
    '- Keep it and pay the guaranteed value\n- Trade it in; whatever it is worth beyond the guaranteed value is yours\n- Hand it back, in fair condition and within the kilometres, and owe nothing more',
    'Finance is for approved applicants; the rate and the comparison rate of your quote stand beside each other on the first page.',
  ),
  toyotaPage(
    'mytoyota-connect',
    'The myToyota Connect app',
    [buttons({ 'Connected services': '/pages/toyota-connected', 'Contact us': 'contact' })],
    'The app shows where the car is parked, whether it is locked, how far the fuel goes and when the next service is due. It works with most models built since 2020 that carry the connected hardware.',
    'We set it up with you at hand-over: it needs your phone, your e-mail address and about ten minutes. When you sell the car, remove it in the app first, so that the next owner begins with a clean page.',
  ),
  toyotaPage(
    'toyota-connected',
    'Connected services',
    [buttons({ 'The myToyota Connect app': '/pages/mytoyota-connect', 'Contact us': 'contact' }), NEW_MODELS],
    'A connected car has a telephone of its own. In a serious crash it calls for help and says where it is, and if it is stolen the police can ask for its position.',
    '- Automatic collision notification\n- SOS button\n- Stolen vehicle tracking\n- Reminders for service and recalls',
    'You decide what is shared. A privacy setting in the car switches off everything but the emergency call, and the service team can show you where it is.',
  ),
  toyotaPage(
    'toyota-safety-sense',
    'Toyota Safety Sense',
    [buttons({ 'Book a test drive': 'bookTestDrive' }), NEW_MODELS],
    'Safety Sense is the name for the systems that watch the road with you: a camera behind the mirror and a radar behind the badge.',
    '- Pre-collision system, which brakes for cars, cyclists and people\n- Lane departure alert and lane tracing\n- Adaptive cruise control down to a standstill on most models\n- Automatic high beam\n- Road sign assist',
    'They help a driver who is looking and replace nobody. Keep the windscreen clean in front of the camera, and have it aimed again whenever the glass is changed.',
  ),
  toyotaPage(
    'toyota-hybrids',
    'Hybrids',
    [buttons({ 'See new and demo cars': '/search/new-and-demo-cars', 'Book a test drive': 'bookTestDrive' }), NEW_MODELS],
    'A hybrid has two motors and decides by itself which of them works. In town the electric one does most of it, on the highway the petrol one, and you never plug it in.',
    '## Where the saving comes from',
    'Each time you lift off or brake, the electric motor runs backwards as a generator and puts into the battery what brakes would have turned into heat. That is why hybrids use less in traffic than on the open road.',
    '## The questions everyone asks',
    'The battery is made to last as long as the car and has a warranty of its own. It works in summer, it works with a roof box, and it may tow: the plate on the tow bar says how much.',
  ),
];

/** Content pages by trade; a site's own document may hold more. */
export const PAGE_TEXTS: Readonly<Record<DealershipKind, readonly PageText[]>> = {
  'one-brand': [WARRANTY_NEW, BUYING, DIAMOND, ...TOYOTA],
  group: [WARRANTY_NEW, BUYING, DIAMOND],
  'used-cars': [
    {
      path: 'warranty',
      title: 'Our warranty',
      lines: [
        'Every car from {site} that is under ten years old comes with twelve months of our own warranty and unlimited kilometres, besides whatever remains of the maker’s.',
        '## What it covers',
        'Engine, gearbox, drive line, steering, brakes, cooling, air conditioning and everything electrical, up to the price of the car. You may use any licensed workshop in Australia; ring us before they begin.',
        '## What it does not',
        'Wear, cosmetics, and damage from use that the car was not made for. The whole list is one page long and hangs beside the front door.',
      ],
      sections: [TALK_TO_US, LATEST_CARS],
    },
    { ...BUYING, title: 'How buying works here' },
  ],
  caravans: [
    {
      path: 'warranty',
      title: 'Warranty for vans and motorhomes',
      lines: [
        'A van has many makers: one built the body, others the fridge, the heater and the chassis. Each gives a warranty, and {site} handles all of them, so that you ring one number.',
        '## On the road',
        'If something fails far from home, ring us first. We know workshops along most of the highways and settle the bill with them directly where the maker agrees.',
        '## Rough roads',
        'The body warranty of our off-road range includes corrugated and unsealed roads. It asks for a chassis inspection every 10,000 kilometres or once a year, whichever comes first.',
      ],
      sections: [TALK_TO_US, placed('location-block', { filter: 'service' })],
    },
  ],
};
