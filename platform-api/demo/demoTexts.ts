import type { Car } from '@forecourt/shared-contracts';
import type { SeededRandom } from './random';

const CAR_FEATURES = [
  'Adaptive Cruise Control',
  'Android Auto',
  'Apple CarPlay',
  'Automatic Emergency Braking',
  'Automatic High Beam',
  'Blind Spot Monitor',
  'Bluetooth',
  'Digital Radio',
  'Dual Zone Climate Control',
  'Electric Driver Seat',
  'Front Parking Sensors',
  'Head Up Display',
  'Heated Front Seats',
  'ISOFIX Child Seat Points',
  'Keyless Entry',
  'Lane Keep Assist',
  'Leather Trim',
  'LED Headlamps',
  'Panoramic Sunroof',
  'Power Tailgate',
  'Push Button Start',
  'Rain Sensing Wipers',
  'Rear Cross Traffic Alert',
  'Rear Parking Sensors',
  'Reversing Camera',
  'Satellite Navigation',
  'Surround View Camera',
  'Traffic Sign Recognition',
  'Tyre Pressure Monitor',
  'Wireless Phone Charging',
] as const;

const UTE_FEATURES = [
  'Bull Bar',
  'Canopy',
  'Hard Tonneau Cover',
  'Rear Differential Lock',
  'Snorkel',
  'Sports Bar',
  'Towbar with Electrics',
  'Tub Liner',
] as const;

const CARAVAN_FEATURES = [
  '12 Volt Compressor Fridge',
  'Air Conditioning',
  'Awning with LED Strip',
  'Café Dinette',
  'Cassette Toilet',
  'Diesel Heater',
  'External Kitchen',
  'External Shower',
  'Full Ensuite',
  'Gas Hot Water',
  'Grey Water Tank',
  'Independent Suspension',
  'Island Queen Bed',
  'Lithium Battery',
  'Microwave',
  'Reversing Camera',
  'Roof Hatches with Blinds',
  'Satellite TV Point',
  'Solar Panels 2 x 200 W',
  'Swing-up Hitch with Jockey Wheel',
  'Tunnel Boot',
  'TV with Swing Arm',
  'Twin Water Tanks',
  'Washing Machine',
] as const;

/** What the car has, in alphabetical order. */
export function demoFeatures(kind: 'car' | 'ute' | 'caravan', random: SeededRandom): string[] {
  if (kind === 'caravan') return random.some(CARAVAN_FEATURES, random.whole(8, 16));
  const features = random.some(CAR_FEATURES, random.whole(10, 22));
  return kind === 'ute' ? [...features, ...random.some(UTE_FEATURES, random.whole(2, 5))].toSorted() : features;
}

const NEW_OPENINGS = [
  'Brand new and ready for its first owner.',
  'In stock now, with no waiting list.',
  'Factory fresh and protected by the full manufacturer warranty.',
];
const DEMO_OPENINGS = [
  'Driven by our own team and looked after from the first day.',
  'A company demonstrator with low kilometres and a saving on new.',
];
const USED_OPENINGS = [
  'One owner from new, with books and two keys.',
  'A tidy local car that has been serviced on time.',
  'Traded in on a new one and checked over in our own workshop.',
  'Honest kilometres and a full service history.',
];
const CARAVAN_OPENINGS = [
  'Set up for long trips off the grid.',
  'A layout that works for couples and grandchildren alike.',
  'Weighed, checked and ready to tow away.',
];
const MIDDLES = [
  'Come and see it on the yard, or ask us for a walk-around video.',
  'We are happy to send more photos of any corner you want to see.',
  'Independent inspections are welcome.',
  'A safety certificate comes with it.',
];
const CLOSINGS = [
  'Trade-ins are welcome.',
  'Finance is available to approved customers.',
  'We deliver across the state.',
  'Ask us about extended warranty.',
];

/** A dealer's remarks in two or three paragraphs, separated as feeds do it (CO-094). */
export function demoComments(carType: Car['car_type'], isCaravan: boolean, random: SeededRandom): string {
  const openings = isCaravan ? CARAVAN_OPENINGS : { new: NEW_OPENINGS, demo: DEMO_OPENINGS, used: USED_OPENINGS }[carType];
  const paragraphs = [random.pick(openings), random.pick(MIDDLES), ...(random.boolean(0.6) ? [random.some(CLOSINGS, 2).join(' ')] : [])];
  return paragraphs.join('|');
}
