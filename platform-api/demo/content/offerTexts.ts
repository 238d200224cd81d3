import type { DealershipKind } from '../dealershipKind';

/** An offer of a demonstration site; days count from the day of the seed, null has no end. */
export interface OfferText {
  name: string;
  category: 'Finance offer' | 'Drive-away offer' | 'Bonus offer' | 'Service offer' | 'Accessory offer';
  /** Make and model that it is about, as the catalogue spells them. */
  about: readonly [make: string, model: string] | null;
  /** Body of the car in its picture where it is about no model. */
  imageBody?: string;
  from: number;
  to: number | null;
  description: string;
  disclaimer: string;
  /** Kept in the files but not shown on this site. */
  isExcluded?: boolean;
}

const FINANCE =
  'Available to approved personal applicants on vehicles in stock. Fees, terms and conditions apply. The comparison rate is based on a secured loan of $30,000 over 5 years. WARNING: this comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';
const STOCK = 'While stocks last, on vehicles ordered and delivered by the end date. Not with other offers. Excludes fleet, government and rental buyers.';
const SERVICE = 'At our own workshop only, by appointment. Parts beyond the schedule are extra and always quoted first.';

export const OFFER_TEXTS: Readonly<Record<DealershipKind, readonly OfferText[]>> = {
  'one-brand': [
    { name: 'Corolla Hybrid from 4.9% p.a.', category: 'Finance offer', about: ['Toyota', 'Corolla'], from: -12, to: 48, description: 'Drive a new Corolla Hybrid with finance at 4.9% p.a. (comparison rate 5.9% p.a.) over 48 months. Choose any Hybrid grade in our Midland or Ellenbrook showroom, keep your trade-in as the deposit, and have the paperwork done in the time that a coffee takes.', disclaimer: FINANCE },
    { name: 'RAV4 ready this month', category: 'Drive-away offer', about: ['Toyota', 'RAV4'], from: -5, to: 25, description: 'Eleven RAV4 Hybrids are on our own yard and can be driven home this month, with twelve months of registration and a full tank.', disclaimer: STOCK },
    { name: '$2,000 more for your trade-in on a HiLux', category: 'Bonus offer', about: ['Toyota', 'HiLux'], from: -20, to: 40, description: 'Trade any running ute on a new HiLux and we add two thousand dollars to our valuation. The valuation itself is done before you tell us what you want to buy, so that the bonus stays a bonus. Bring the books and both keys if you have them; it takes about a quarter of an hour.', disclaimer: `${STOCK} The trade-in must be registered in the buyer’s name for at least six months.` },
    { name: 'HiLux tradie pack at no charge', category: 'Accessory offer', about: ['Toyota', 'HiLux'], from: -2, to: 60, description: 'Tow bar, tub liner and rubber mats on every new HiLux WorkMate and SR ordered this quarter.', disclaimer: STOCK },
    { name: 'LandCruiser Prado: 5.4% p.a. and a fitted tow bar', category: 'Finance offer', about: ['Toyota', 'LandCruiser Prado'], from: -30, to: 15, description: 'Finance at 5.4% p.a. (comparison rate 6.3% p.a.) over 60 months on new Prado GX and GXL, with a tow bar and wiring fitted in our workshop.', disclaimer: FINANCE },
    { name: 'Winter service with battery test', category: 'Service offer', about: null, imageBody: 'Sedan', from: -8, to: null, description: 'A logbook service for any Toyota up to ten years old, with a load test of the battery and wiper blades at half price.', disclaimer: SERVICE },
    { name: 'Yaris Cross Urban, last of this year’s build', category: 'Drive-away offer', about: ['Toyota', 'Yaris Cross'], from: -15, to: 20, description: 'Four Yaris Cross Urban with this year’s build plate at a price that makes room for the next.', disclaimer: STOCK },
    { name: 'Fleet week', category: 'Bonus offer', about: null, imageBody: 'Ute', from: -3, to: 30, description: 'For holders of an ABN: two services included with every third vehicle.', disclaimer: 'Business buyers only.', isExcluded: true },
  ],
  group: [
    { name: 'Tucson at 3.9% p.a.', category: 'Finance offer', about: ['Hyundai', 'Tucson'], from: -10, to: 50, description: 'New Tucson with finance at 3.9% p.a. (comparison rate 4.8% p.a.) over 36 months, at all four Kestrel dealerships. The rate is the same whether you choose petrol or hybrid, and there is no balloon to think about at the end of it.', disclaimer: FINANCE },
    { name: 'Seven-seat Saturday: Sorento', category: 'Drive-away offer', about: ['Kia', 'Sorento'], from: -6, to: 22, description: 'Every new Sorento in stock with a third-row test drive for the whole family, and a drive-away price that we honour in three states.', disclaimer: STOCK },
    { name: 'Mazda CX-5 demonstrators', category: 'Drive-away offer', about: ['Mazda', 'CX-5'], from: -18, to: 33, description: 'Nine CX-5 that our own people have driven for less than five thousand kilometres each, with the balance of a five-year warranty.', disclaimer: STOCK },
    { name: 'MG 4 with a wall box', category: 'Accessory offer', about: ['MG', '4'], from: -4, to: 70, description: 'A 7 kW wall box is included with each new MG 4, delivered to your electrician. Installation is by the electrician of your choice, because every switchboard is a story of its own, and we pass on a list of people who did good work for other customers.', disclaimer: 'One wall box for each new vehicle delivered by the end date. Installation not included. The offer has no cash value.' },
    { name: 'X-TRAIL: four years, four services', category: 'Service offer', about: ['Nissan', 'X-TRAIL'], from: -25, to: 35, description: 'The first four scheduled services are included with a new X-TRAIL.', disclaimer: SERVICE },
    { name: 'Golf at 4.5% p.a.', category: 'Finance offer', about: ['Volkswagen', 'Golf'], from: -14, to: 28, description: 'Finance at 4.5% p.a. (comparison rate 5.4% p.a.) over 48 months on new Golf in Newstead and Essendon.', disclaimer: FINANCE },
    { name: 'Trade-in bonus on any SUV', category: 'Bonus offer', about: null, imageBody: 'SUV', from: -1, to: 45, description: '$1,500 more for your trade-in on any new SUV of our six makes.', disclaimer: STOCK },
    { name: 'Carnival school-holiday price', category: 'Drive-away offer', about: ['Kia', 'Carnival'], from: -60, to: -5, description: 'Three Carnival in white for the holidays.', disclaimer: STOCK },
    { name: 'BT-50 with canopy', category: 'Accessory offer', about: ['Mazda', 'BT-50'], from: -9, to: 41, description: 'A colour-coded canopy with each new BT-50 XTR or GT ordered this quarter.', disclaimer: STOCK },
    { name: 'Navara for country buyers', category: 'Bonus offer', about: ['Nissan', 'Navara'], from: -11, to: null, description: 'Live more than 100 kilometres from one of our yards? We deliver a new Navara to your gate, collect your trade-in on the same truck and leave a full tank behind.', disclaimer: 'Mainland New South Wales, Queensland and Victoria. Delivery within 21 days of order for vehicles in stock.' },
  ],
  'used-cars': [
    { name: 'Three-day price hold', category: 'Bonus offer', about: null, imageBody: 'Hatchback', from: -90, to: null, description: 'Put your name on any car and its price stays where it is for three days, without a deposit.', disclaimer: 'One car for each customer at a time.' },
    { name: 'Used finance from 8.9% p.a.', category: 'Finance offer', about: null, imageBody: 'SUV', from: -20, to: 40, description: 'Finance for cars up to ten years old from 8.9% p.a. (comparison rate 9.9% p.a.) over 60 months, with an answer the same day. You may pay it out early without a fee, and the rate that we show you is the rate for the whole of the term.', disclaimer: FINANCE },
    { name: 'Five-day money-back', category: 'Bonus offer', about: null, imageBody: 'Convertible', from: -200, to: null, description: 'Bring the car back within five days and 300 kilometres and have your money returned. You need no reason.', disclaimer: 'In the condition in which it left us. Registration and stamp duty are refunded by the state in its own time. Excludes cars sold for parts and cars that were modified after delivery, such as tow bars or tinted windows.' },
    { name: 'Electric cars with a battery report', category: 'Drive-away offer', about: null, imageBody: '4x4', from: -7, to: 53, description: 'Every used electric car carries a battery measurement that is less than thirty days old.', disclaimer: STOCK },
    { name: 'First service at cost', category: 'Service offer', about: null, imageBody: 'Wagon', from: -16, to: 44, description: 'The first service after you buy is charged at parts and labour without margin.', disclaimer: SERVICE },
    { name: 'P-plater insurance excess paid', category: 'Bonus offer', about: null, imageBody: 'Hatchback', from: -3, to: 80, description: 'First car? If you have a claim in the first year, we pay the age excess up to $800.', disclaimer: 'Buyers under 25 years with a comprehensive policy in their own name. One claim for each car.' },
    { name: 'Trade two, take one', category: 'Bonus offer', about: null, imageBody: 'Ute', from: -30, to: -2, description: 'Trade in two cars on one and have the second inspection free.', disclaimer: STOCK },
  ],
  caravans: [
    { name: 'Starcraft with full annexe', category: 'Accessory offer', about: ['Jayco', 'Starcraft'], from: -8, to: 37, description: 'A full-wall annexe in the matching colour with each new Starcraft on our Wodonga yard, fitted once with you so that the second time is yours alone. Pegs, skirt and a bag that it actually goes back into are part of it.', disclaimer: STOCK },
    { name: 'Off-road vans at 7.4% p.a.', category: 'Finance offer', about: ['Lotus', 'Off Grid'], from: -15, to: 30, description: 'Finance at 7.4% p.a. (comparison rate 8.2% p.a.) over 84 months on new off-road vans, with a deposit from ten per cent.', disclaimer: FINANCE },
    { name: 'Campervan weekend before you buy', category: 'Bonus offer', about: ['Jayco', 'JRV'], from: -40, to: null, description: 'Hire our demonstrator for a weekend and have the hire taken off the price if you order within a month.', disclaimer: 'One weekend for each household, licence and bond required. Fuel and gas are yours.' },
    { name: 'Lithium upgrade', category: 'Accessory offer', about: ['New Age', 'Manta Ray'], from: -5, to: 55, description: 'Two 100 Ah lithium batteries and a 40 A charger in place of the standard battery, at the price of one.', disclaimer: STOCK },
    { name: 'Bearings and brakes before the season', category: 'Service offer', about: null, imageBody: 'Caravan', from: -12, to: 60, description: 'Bearings repacked, brakes adjusted, gas joints tested and every seal looked at, tandem axle, in one morning.', disclaimer: SERVICE },
    { name: 'Silverline show model', category: 'Drive-away offer', about: ['Jayco', 'Silverline'], from: -22, to: 18, description: 'One Silverline 24.75-3 that stood at the spring show. Eleven thousand people opened its cupboards and none of them slept in it.', disclaimer: STOCK },
    { name: 'Motorhome trade-in days', category: 'Bonus offer', about: ['Avida', 'Birdsville'], from: -2, to: 12, description: 'We value caravans, campers and cars on the spot in Pakenham, and hold the figure for a month.', disclaimer: STOCK },
  ],
};
