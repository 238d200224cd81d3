/** What the demonstration stock of a caravan dealer is made of. Lengths mm, weights kg, prices AUD new. */
export interface CaravanModel {
  make: string;
  model: string;
  itemType: 'caravan' | 'motorhome' | 'camper-trailer';
  body: string;
  simpleBody: 'Caravan' | 'Motorhome' | 'Camper Trailer';
  axle: string;
  since: number;
  share: number;
  grades: readonly { badge: string; price: number; length: number; tare: number; mass: number; sleeps: number }[];
  /** Motorhomes drive themselves. */
  engine: { fuel: string; litres: number; cylinders: number; drive: string; gearbox: string } | null;
}

type Row = readonly [badge: string, price: number, length: number, tare: number, mass: number, sleeps: number];

const grades = (rows: readonly Row[]): CaravanModel['grades'] =>
  rows.map(([badge, price, length, tare, mass, sleeps]) => ({ badge, price, length, tare, mass, sleeps }));

const caravan = (make: string, model: string, body: string, axle: string, share: number, rows: readonly Row[]): CaravanModel => ({
  make,
  model,
  itemType: 'caravan',
  body,
  simpleBody: 'Caravan',
  axle,
  since: 2014,
  share,
  grades: grades(rows),
  engine: null,
});

const camper = (make: string, model: string, share: number, rows: readonly Row[]): CaravanModel => ({
  make,
  model,
  itemType: 'camper-trailer',
  body: 'Camper Trailer',
  simpleBody: 'Camper Trailer',
  axle: 'Single Axle',
  since: 2014,
  share,
  grades: grades(rows),
  engine: null,
});

const DUCATO = { fuel: 'Diesel', litres: 2.2, cylinders: 4, drive: 'Front Wheel Drive', gearbox: '9 Speed Automatic' };
const SPRINTER = { fuel: 'Diesel', litres: 2, cylinders: 4, drive: 'Rear Wheel Drive', gearbox: '9 Speed Automatic' };
const DAILY = { fuel: 'Diesel', litres: 3, cylinders: 4, drive: 'Rear Wheel Drive', gearbox: '8 Speed Automatic' };

const motorhome = (make: string, model: string, body: string, share: number, engine: CaravanModel['engine'], rows: readonly Row[]): CaravanModel => ({
  make,
  model,
  itemType: 'motorhome',
  body,
  simpleBody: 'Motorhome',
  axle: 'Single Axle',
  since: 2013,
  share,
  grades: grades(rows),
  engine,
});

/** Makes and models of the Australian caravan and motorhome market. */
export const CARAVAN_MODELS: readonly CaravanModel[] = [
  caravan('Jayco', 'Starcraft', 'Full Height Caravan', 'Tandem Axle', 8, [['17.55-2', 69900, 5350, 1990, 2390, 3], ['19.61-3', 78900, 5900, 2190, 2690, 4], ['21.66-3', 86900, 6640, 2390, 2990, 4]]),
  caravan('Jayco', 'Journey Outback', 'Full Height Caravan', 'Tandem Axle', 6, [['17.55-2', 86900, 5350, 2190, 2690, 3], ['19.61-3', 96900, 5900, 2390, 2990, 3], ['22.68-1', 109900, 6900, 2690, 3290, 6]]),
  caravan('Jayco', 'Silverline', 'Luxury Caravan', 'Tandem Axle', 3, [['21.65-3', 132900, 6600, 2790, 3390, 2], ['24.75-3', 147900, 7500, 3090, 3690, 4]]),
  caravan('Jayco', 'All Terrain', 'Off Road Caravan', 'Tandem Axle', 4, [['17.55-2', 107900, 5350, 2490, 3190, 3], ['19.61-3', 118900, 5900, 2690, 3390, 3]]),
  caravan('Jayco', 'Journey Pop Top', 'Pop Top Caravan', 'Single Axle', 4, [['14.44-3', 62900, 4460, 1590, 1990, 2], ['16.51-3', 67900, 5090, 1790, 2190, 4]]),
  caravan('New Age', 'Manta Ray', 'Full Height Caravan', 'Tandem Axle', 4, [['MR16', 82900, 5000, 2050, 2550, 2], ['MR18', 89900, 5600, 2250, 2850, 2], ['MR22', 104900, 6800, 2650, 3350, 5]]),
  caravan('New Age', 'Big Red', 'Off Road Caravan', 'Tandem Axle', 3, [['BR18', 99900, 5500, 2450, 3100, 2], ['BR22', 116900, 6700, 2850, 3500, 5]]),
  caravan('Viscount Caravans', 'V3', 'Full Height Caravan', 'Tandem Axle', 3, [['186', 77900, 5800, 2250, 2750, 2], ['216 Family', 91900, 6700, 2550, 3150, 5]]),
  caravan('Crusader', 'Chameleon', 'Full Height Caravan', 'Tandem Axle', 3, [['Prince', 94900, 5850, 2380, 2980, 2], ['Duke', 106900, 6600, 2680, 3380, 4]]),
  caravan('Majestic', 'Knight', 'Full Height Caravan', 'Tandem Axle', 3, [['19 Club', 74900, 5900, 2200, 2700, 2], ['21 Family', 84900, 6500, 2480, 3080, 6]]),
  caravan('Lotus', 'Off Grid', 'Off Road Caravan', 'Tandem Axle', 3, [['19', 128900, 5850, 2680, 3500, 2], ['22.6', 146900, 6900, 2980, 3800, 5]]),
  caravan('Avan', 'Owen', 'Full Height Caravan', 'Single Axle', 3, [['402', 58900, 4300, 1280, 1680, 2], ['612', 72900, 6200, 1890, 2390, 4]]),
  caravan('Bushtracker', '20', 'Off Road Caravan', 'Tandem Axle', 2, [['Ensuite', 189900, 6100, 2900, 3990, 2]]),
  caravan('Kokoda', 'Digger', 'Off Road Caravan', 'Tandem Axle', 2, [['XL', 118900, 5900, 2750, 3500, 3], ['Force X Family', 134900, 6700, 3050, 3800, 5]]),
  caravan('Zone RV', 'Z-19', 'Off Road Caravan', 'Tandem Axle', 2, [['Peregrian', 199900, 5900, 2500, 3500, 2]]),
  camper('Jayco', 'Swan', 4, [['Touring', 39900, 4990, 1190, 1590, 6], ['Outback', 44900, 4990, 1340, 1740, 6]]),
  camper('Jayco', 'JTrak', 3, [['Base', 33900, 4460, 940, 1440, 4], ['Outback', 38900, 4460, 1040, 1590, 4]]),
  camper('Cub', 'Frontier', 3, [['Base', 64900, 5100, 1480, 2000, 2]]),
  motorhome('Jayco', 'Conquest', 'B-Class Motorhome', 5, DUCATO, [['20.01', 189900, 6300, 3390, 4490, 4], ['22.02', 209900, 6900, 3590, 4490, 6], ['25.01', 227900, 7700, 3890, 4490, 6]]),
  motorhome('Jayco', 'JRV', 'Campervan', 4, DUCATO, [['19.01', 154900, 5995, 2990, 3500, 2]]),
  motorhome('Avida', 'Escape', 'Campervan', 3, SPRINTER, [['C5804', 169900, 5900, 3050, 3550, 2]]),
  motorhome('Avida', 'Birdsville', 'C-Class Motorhome', 3, DAILY, [['C7434', 249900, 7600, 4090, 4495, 4], ['C7944', 262900, 7990, 4190, 4495, 6]]),
  motorhome('Winnebago', 'Bathurst', 'Campervan', 3, DUCATO, [['Base', 149900, 5990, 2950, 3500, 2]]),
  motorhome('Winnebago', 'Iluka', 'B-Class Motorhome', 3, SPRINTER, [['2 Berth', 229900, 6990, 3690, 4490, 2], ['4 Berth', 238900, 7200, 3790, 4490, 4]]),
  motorhome('Sunliner', 'Switch', 'B-Class Motorhome', 2, DUCATO, [['S442', 219900, 7100, 3590, 4490, 4]]),
  motorhome('Trakka', 'Jabiru', 'Campervan', 2, SPRINTER, [['J2', 209900, 5930, 3050, 3550, 2]]),
];
