/** What the demonstration stock is made of. Prices are AUD new, drive away; distances mm, weights kg. */
export interface Engine {
  fuel: string;
  simpleFuel: 'Petrol' | 'Diesel' | 'Hybrid' | 'PHEV' | 'Electric';
  litres: number | null;
  cylinders: number | null;
  drive: string;
  /** Short text of the gearbox, and whether it is a manual one. */
  gearbox: string;
  /** L/100 km, null for electric. */
  consumption: number | null;
}

export interface Grade {
  badge: string;
  price: number;
  engine: Engine;
}

export interface CatalogueModel {
  make: string;
  model: string;
  body: string;
  simpleBody: string;
  seats: number;
  doors: number;
  /** First model year on the used market. */
  since: number;
  series: string | null;
  towing: number | null;
  /** length, width, height. */
  size: readonly [number, number, number];
  /** Share of the stock, relative to other models. */
  share: number;
  grades: readonly Grade[];
}

type EngineKind = 'petrol' | 'turbo' | 'diesel' | 'hybrid' | 'phev' | 'electric';

const FUELS: Record<EngineKind, Pick<Engine, 'fuel' | 'simpleFuel'>> = {
  petrol: { fuel: 'Unleaded Petrol', simpleFuel: 'Petrol' },
  turbo: { fuel: 'Premium Unleaded Petrol', simpleFuel: 'Petrol' },
  diesel: { fuel: 'Diesel', simpleFuel: 'Diesel' },
  hybrid: { fuel: 'Hybrid Petrol', simpleFuel: 'Hybrid' },
  phev: { fuel: 'Plug-in Hybrid Petrol', simpleFuel: 'PHEV' },
  electric: { fuel: 'Electric', simpleFuel: 'Electric' },
};

/** engine('diesel', 2.8, 4, '4x4', '6 Speed Automatic', 7.9) */
const engine = (
  kind: EngineKind,
  litres: number | null,
  cylinders: number | null,
  drive: string,
  gearbox: string,
  consumption: number | null,
): Engine => ({ ...FUELS[kind], litres, cylinders, drive, gearbox, consumption });

const FRONT = 'Front Wheel Drive';
const REAR = 'Rear Wheel Drive';
const ALL = 'All Wheel Drive';
const FOUR = '4x4';

const E = {
  smallPetrol: engine('petrol', 1.5, 4, FRONT, 'CVT', 5.4),
  petrolFront: engine('petrol', 2, 4, FRONT, 'CVT', 6.5),
  petrolManual: engine('petrol', 2, 4, FRONT, '6 Speed Manual', 6.9),
  petrolAll: engine('petrol', 2.5, 4, ALL, '8 Speed Automatic', 7.6),
  turboFront: engine('turbo', 1.6, 4, FRONT, '7 Speed DCT', 7.1),
  turboAll: engine('turbo', 2, 4, ALL, '8 Speed Automatic', 8.2),
  turboRear: engine('turbo', 2, 4, REAR, '8 Speed Automatic', 6.8),
  sixRear: engine('turbo', 3, 6, REAR, '8 Speed Automatic', 9.4),
  v8Rear: engine('turbo', 5, 8, REAR, '10 Speed Automatic', 12.7),
  sportsManual: engine('turbo', 2.4, 4, REAR, '6 Speed Manual', 9.5),
  hotHatch: engine('turbo', 1.6, 3, ALL, '6 Speed Manual', 8.4),
  smallHybrid: engine('hybrid', 1.5, 3, FRONT, 'CVT', 3.3),
  hybridFront: engine('hybrid', 1.8, 4, FRONT, 'CVT', 4),
  hybridBig: engine('hybrid', 2.5, 4, FRONT, 'CVT', 4.7),
  hybridAll: engine('hybrid', 2.5, 4, ALL, 'CVT', 4.8),
  phevFront: engine('phev', 1.5, 4, FRONT, 'CVT', 1.4),
  phevAll: engine('phev', 2.4, 4, ALL, '1 Speed Automatic', 1.5),
  electricFront: engine('electric', null, null, FRONT, 'Single Speed', null),
  electricRear: engine('electric', null, null, REAR, 'Single Speed', null),
  electricAll: engine('electric', null, null, ALL, 'Single Speed', null),
  ute2: engine('diesel', 2.4, 4, REAR, '6 Speed Automatic', 7.5),
  ute4: engine('diesel', 2.8, 4, FOUR, '6 Speed Automatic', 7.9),
  ute4Manual: engine('diesel', 2.8, 4, FOUR, '6 Speed Manual', 7.2),
  ute3: engine('diesel', 3, 4, FOUR, '6 Speed Automatic', 8),
  uteBi: engine('diesel', 2, 4, FOUR, '10 Speed Automatic', 7.2),
  uteSix: engine('diesel', 3, 6, FOUR, '10 Speed Automatic', 8.4),
  wagonDiesel: engine('diesel', 2.8, 4, FOUR, '6 Speed Automatic', 7.6),
  cruiser: engine('diesel', 3.3, 6, FOUR, '10 Speed Automatic', 8.9),
  cruiserV8: engine('diesel', 4.5, 8, FOUR, '5 Speed Manual', 10.7),
  van: engine('diesel', 2.8, 4, REAR, '6 Speed Automatic', 8.2),
  vanFront: engine('diesel', 2.2, 4, FRONT, '8 Speed Automatic', 8),
  suvDiesel: engine('diesel', 2.2, 4, ALL, '8 Speed Automatic', 6.1),
  luxuryDiesel: engine('diesel', 3, 6, ALL, '8 Speed Automatic', 7.1),
} as const;

type GradeRow = readonly [badge: string, price: number, engine: Engine];
type Shape = Pick<CatalogueModel, 'body' | 'simpleBody' | 'seats' | 'doors' | 'towing' | 'size'>;

const shape = (body: string, simpleBody: string, seats: number, doors: number, towing: number | null, size: CatalogueModel['size']): Shape => ({
  body,
  simpleBody,
  seats,
  doors,
  towing,
  size,
});

const hatch = shape('Hatchback', 'Hatchback', 5, 5, 1000, [4370, 1790, 1450]);
const smallHatch = shape('Hatchback', 'Hatchback', 5, 5, 800, [3940, 1700, 1500]);
const sedan = shape('Sedan', 'Sedan', 5, 4, 1200, [4680, 1810, 1440]);
const bigSedan = shape('Sedan', 'Sedan', 5, 4, 1600, [4900, 1850, 1450]);
const coupe = shape('Coupe', 'Coupe', 4, 2, null, [4400, 1810, 1330]);
const convertible = shape('Convertible', 'Convertible', 2, 2, null, [3920, 1735, 1235]);
const wagon = shape('Station Wagon', 'Wagon', 5, 5, 1500, [4790, 1820, 1500]);
const smallSuv = shape('SUV', 'SUV', 5, 5, 1200, [4300, 1790, 1600]);
const suv = shape('SUV', 'SUV', 5, 5, 1800, [4620, 1865, 1690]);
const sevenSuv = shape('SUV', 'SUV', 7, 5, 2000, [4900, 1930, 1750]);
const offRoad = shape('4x4 Wagon', '4x4', 7, 5, 3500, [4980, 1980, 1920]);
const shortOffRoad = shape('4x4 Wagon', '4x4', 5, 5, 2500, [4800, 1880, 1840]);
const doubleCab = shape('Double Cab Pick-up', 'Ute', 5, 4, 3500, [5325, 1900, 1815]);
const cabChassis = shape('Double Cab Chassis', 'Cab Chassis', 5, 4, 3500, [5330, 1855, 1815]);
const van = shape('Van', 'Van', 3, 4, 1900, [5265, 1950, 1990]);
const mover = shape('People Mover', 'People Mover', 8, 5, 2500, [5155, 1995, 1775]);

const model = (make: string, name: string, form: Shape, share: number, since: number, grades: readonly GradeRow[], series: string | null = null): CatalogueModel => ({
  make,
  model: name,
  ...form,
  since,
  series,
  share,
  grades: grades.map(([badge, price, power]) => ({ badge, price, engine: power })),
});

/** Models of the Australian market, with typical grades. */
export const CAR_MODELS: readonly CatalogueModel[] = [
  model('Toyota', 'Corolla', hatch, 9, 2013, [['Ascent Sport', 34200, E.petrolFront], ['Ascent Sport Hybrid', 36100, E.hybridFront], ['SX Hybrid', 38900, E.hybridFront], ['ZR Hybrid', 43300, E.hybridFront]], 'ZWE219R'),
  model('Toyota', 'Corolla Cross', smallSuv, 6, 2022, [['GX', 37900, E.petrolFront], ['GXL Hybrid', 43200, E.hybridFront], ['Atmos Hybrid AWD', 53800, E.hybridAll]], 'MXGH10R'),
  model('Toyota', 'Yaris', smallHatch, 4, 2013, [['Ascent Sport', 31600, E.smallPetrol], ['SX Hybrid', 36400, E.smallHybrid], ['ZR Hybrid', 38700, E.smallHybrid]], 'MXPH10R'),
  model('Toyota', 'Yaris Cross', smallSuv, 5, 2020, [['GX Hybrid', 34900, E.smallHybrid], ['GXL Hybrid', 38200, E.smallHybrid], ['Urban Hybrid AWD', 44400, E.smallHybrid]], 'MXPJ15R'),
  model('Toyota', 'Camry', sedan, 6, 2013, [['Ascent Hybrid', 44100, E.hybridBig], ['Ascent Sport Hybrid', 47600, E.hybridBig], ['SL Hybrid', 58900, E.hybridBig]], 'AXVA80R'),
  model('Toyota', 'RAV4', suv, 11, 2013, [['GX Hybrid', 46500, E.hybridBig], ['GXL Hybrid', 50300, E.hybridBig], ['XSE Hybrid AWD', 56900, E.hybridAll], ['Cruiser Hybrid AWD', 60700, E.hybridAll], ['Edge AWD', 59100, E.petrolAll]], 'AXAH54R'),
  model('Toyota', 'Kluger', sevenSuv, 5, 2014, [['GX', 61200, E.turboFront], ['GXL Hybrid AWD', 72100, E.hybridAll], ['Grande Hybrid AWD', 84300, E.hybridAll]], 'AXUH78R'),
  model('Toyota', 'HiLux', doubleCab, 12, 2012, [['WorkMate', 51900, E.ute2], ['SR', 58200, E.ute4], ['SR5', 68900, E.ute4], ['Rogue', 77300, E.ute4], ['GR Sport', 80600, E.ute4Manual]], 'GUN126R'),
  model('Toyota', 'HiLux', cabChassis, 4, 2012, [['WorkMate', 49100, E.ute2], ['SR', 56300, E.ute4Manual]], 'GUN126R'),
  model('Toyota', 'LandCruiser Prado', offRoad, 6, 2012, [['GX', 79900, E.wagonDiesel], ['GXL', 86900, E.wagonDiesel], ['VX', 96500, E.wagonDiesel], ['Kakadu', 108900, E.wagonDiesel]], 'GDJ250R'),
  model('Toyota', 'LandCruiser 300', offRoad, 4, 2021, [['GX', 103800, E.cruiser], ['GXL', 116700, E.cruiser], ['VX', 129400, E.cruiser], ['Sahara', 148900, E.cruiser], ['GR Sport', 156600, E.cruiser]], 'FJA300R'),
  model('Toyota', 'LandCruiser 70', cabChassis, 3, 2012, [['WorkMate', 82600, E.cruiserV8], ['GXL', 88100, E.cruiserV8]], 'VDJ79R'),
  model('Toyota', 'HiAce', van, 5, 2013, [['LWB', 56800, E.van], ['SLWB', 66900, E.van], ['Commuter', 78900, E.van]], 'GDH300R'),
  model('Toyota', 'GR86', coupe, 2, 2022, [['GT', 49600, E.sportsManual], ['GTS', 52900, E.sportsManual]], 'ZN8'),
  model('Toyota', 'GR Yaris', smallHatch, 2, 2020, [['GT', 61900, E.hotHatch], ['GTS', 69700, E.hotHatch]], 'GXPA16R'),
  model('Toyota', 'bZ4X', suv, 2, 2024, [['FWD', 69900, E.electricFront], ['AWD', 78900, E.electricAll]], 'XEAM10R'),
  model('Mazda', 'CX-5', suv, 7, 2013, [['Maxx', 41900, E.petrolFront], ['Maxx Sport', 46200, E.petrolAll], ['Touring', 50300, E.petrolAll], ['Akera', 59800, E.turboAll]], 'KF4WLA'),
  model('Mazda', 'CX-3', smallSuv, 4, 2015, [['Sport', 33400, E.petrolFront], ['Touring', 37200, E.petrolFront], ['Akari', 41600, E.petrolFront]], 'DK2W7A'),
  model('Mazda', 'CX-30', smallSuv, 4, 2020, [['Pure', 37900, E.petrolFront], ['Evolve', 40600, E.petrolFront], ['Astina', 49400, E.petrolAll]], 'DM2W7A'),
  model('Mazda', 'CX-9', sevenSuv, 3, 2013, [['Sport', 54900, E.turboFront], ['Touring', 61400, E.turboAll], ['Azami', 73900, E.turboAll]], 'TC'),
  model('Mazda', '3', hatch, 6, 2012, [['G20 Pure', 34600, E.petrolFront], ['G20 Evolve', 36900, E.petrolManual], ['G25 Astina', 44200, E.petrolFront]], 'BP2H7A'),
  model('Mazda', '2', smallHatch, 3, 2012, [['G15 Pure', 27900, E.smallPetrol], ['G15 Evolve', 30400, E.smallPetrol]], 'DJ2HAA'),
  model('Mazda', 'BT-50', doubleCab, 5, 2012, [['XT', 56900, E.ute3], ['XTR', 63500, E.ute3], ['GT', 67600, E.ute3], ['SP', 73100, E.ute3]], 'TFS40J'),
  model('Mazda', 'MX-5', convertible, 2, 2012, [['Roadster', 45900, E.sportsManual], ['Roadster GT', 53200, E.sportsManual]], 'ND'),
  model('Ford', 'Ranger', doubleCab, 11, 2012, [['XL', 56900, E.uteBi], ['XLS', 61600, E.uteBi], ['XLT', 67900, E.uteBi], ['Wildtrak', 76500, E.uteSix], ['Raptor', 92900, E.uteSix]], 'PY'),
  model('Ford', 'Everest', offRoad, 5, 2015, [['Ambiente', 63900, E.uteBi], ['Trend', 71800, E.uteBi], ['Sport', 78900, E.uteSix], ['Platinum', 86900, E.uteSix]], 'UB'),
  model('Ford', 'Mustang', coupe, 2, 2016, [['EcoBoost', 71900, E.turboRear], ['GT', 88900, E.v8Rear]], 'FO'),
  model('Ford', 'Transit Custom', van, 3, 2014, [['Trend', 61900, E.vanFront], ['Sport', 66700, E.vanFront]], 'VN'),
  model('Ford', 'Falcon', bigSedan, 2, 2010, [['FG XT', 36900, E.petrolFront], ['FG X XR6', 41900, E.sixRear]], 'FG'),
  model('Hyundai', 'i30', hatch, 6, 2012, [['Active', 31400, E.petrolFront], ['Elite', 35700, E.petrolFront], ['N Line Premium', 41900, E.turboFront], ['N', 56600, E.turboFront]], 'PD'),
  model('Hyundai', 'Tucson', suv, 6, 2015, [['Base', 42300, E.petrolFront], ['Elite Hybrid', 51300, E.hybridAll], ['Highlander Diesel', 61100, E.suvDiesel]], 'NX4'),
  model('Hyundai', 'Santa Fe', sevenSuv, 4, 2013, [['Active', 55900, E.suvDiesel], ['Elite Hybrid', 68800, E.hybridAll], ['Calligraphy Hybrid', 80900, E.hybridAll]], 'MX5'),
  model('Hyundai', 'Kona', smallSuv, 4, 2017, [['Base', 36300, E.petrolFront], ['Premium Hybrid', 47800, E.hybridFront], ['Electric Extended Range', 63900, E.electricFront]], 'SX2'),
  model('Hyundai', 'IONIQ 5', suv, 2, 2021, [['Dynamiq', 74900, E.electricRear], ['Epiq AWD', 91500, E.electricAll]], 'NE'),
  model('Hyundai', 'Staria', mover, 2, 2021, [['Active', 57900, E.suvDiesel], ['Highlander', 75300, E.suvDiesel]], 'US4'),
  model('Kia', 'Cerato', hatch, 5, 2013, [['S', 30900, E.petrolFront], ['Sport', 33700, E.petrolFront], ['GT', 42400, E.turboFront]], 'BD'),
  model('Kia', 'Sportage', suv, 6, 2013, [['S', 38900, E.petrolFront], ['SX Hybrid', 48700, E.hybridBig], ['GT-Line Diesel', 58400, E.suvDiesel]], 'NQ5'),
  model('Kia', 'Sorento', sevenSuv, 3, 2013, [['S', 54600, E.suvDiesel], ['Sport+', 63900, E.suvDiesel], ['GT-Line PHEV', 88600, E.phevAll]], 'MQ4'),
  model('Kia', 'Picanto', smallHatch, 3, 2016, [['S', 21900, E.smallPetrol], ['GT-Line', 24600, E.smallPetrol]], 'JA'),
  model('Kia', 'Carnival', mover, 4, 2015, [['S', 57900, E.suvDiesel], ['SLi', 66200, E.suvDiesel], ['Platinum', 76900, E.suvDiesel]], 'KA4'),
  model('Kia', 'EV5', suv, 3, 2024, [['Air Standard Range', 59900, E.electricFront], ['Earth AWD', 71600, E.electricAll]], 'OV'),
  model('Mitsubishi', 'Triton', doubleCab, 6, 2012, [['GLX', 49900, E.ute2], ['GLX-R', 55400, E.ute4], ['GLS', 61300, E.ute4], ['GSR', 66900, E.ute4]], 'MV'),
  model('Mitsubishi', 'Outlander', sevenSuv, 5, 2013, [['ES', 41900, E.petrolAll], ['LS', 45500, E.petrolAll], ['Exceed PHEV', 73900, E.phevAll]], 'ZM'),
  model('Mitsubishi', 'ASX', smallSuv, 4, 2012, [['ES', 31400, E.petrolFront], ['MR', 34300, E.petrolFront], ['Exceed', 38800, E.petrolFront]], 'XD'),
  model('Mitsubishi', 'Pajero Sport', offRoad, 4, 2015, [['GLX', 53900, E.ute4], ['GLS', 60100, E.ute4], ['Exceed', 66800, E.ute4]], 'QF'),
  model('Nissan', 'Navara', doubleCab, 5, 2012, [['SL', 54300, E.ute4], ['ST-X', 65200, E.ute4], ['PRO-4X', 70900, E.ute4]], 'D23'),
  model('Nissan', 'X-TRAIL', suv, 5, 2014, [['ST', 42300, E.petrolFront], ['ST-L', 49400, E.petrolAll], ['Ti-L e-POWER', 63300, E.hybridAll]], 'T33'),
  model('Nissan', 'Patrol', offRoad, 3, 2013, [['Ti', 96500, E.v8Rear], ['Ti-L', 109900, E.v8Rear]], 'Y62'),
  model('Isuzu', 'D-MAX', doubleCab, 6, 2012, [['SX', 54900, E.ute3], ['LS-U', 66600, E.ute3], ['X-TERRAIN', 72800, E.ute3]], 'RG'),
  model('Isuzu', 'MU-X', offRoad, 4, 2014, [['LS-M', 61900, E.ute3], ['LS-U', 68200, E.ute3], ['LS-T', 75400, E.ute3]], 'RJ'),
  model('Subaru', 'Forester', suv, 4, 2013, [['2.5i', 44300, E.petrolAll], ['2.5i-S', 53700, E.petrolAll], ['Hybrid S', 57400, E.hybridAll]], 'S6'),
  model('Subaru', 'Outback', wagon, 4, 2012, [['AWD', 48900, E.petrolAll], ['Touring', 57600, E.petrolAll], ['XT', 62700, E.turboAll]], 'B7A'),
  model('Subaru', 'Crosstrek', smallSuv, 3, 2017, [['2.0L', 39700, E.petrolAll], ['2.0S Hybrid', 47900, E.hybridAll]], 'G6X'),
  model('Volkswagen', 'Golf', hatch, 4, 2013, [['Life', 42900, E.turboFront], ['R-Line', 47800, E.turboFront], ['GTI', 61900, E.turboFront]], '8'),
  model('Volkswagen', 'Tiguan', suv, 4, 2014, [['Life', 49900, E.turboFront], ['Elegance', 60700, E.turboAll]], 'CT'),
  model('Volkswagen', 'Amarok', doubleCab, 4, 2012, [['Life', 63900, E.uteBi], ['Style', 73600, E.uteSix], ['PanAmericana', 83400, E.uteSix]], 'NF'),
  model('MG', '3', smallHatch, 4, 2018, [['Excite', 24500, E.smallPetrol], ['Essence Hybrid', 30200, E.smallHybrid]], 'MY25'),
  model('MG', 'ZS', smallSuv, 6, 2018, [['Excite', 26600, E.smallPetrol], ['Essence', 31400, E.turboFront], ['EV Essence', 46900, E.electricFront]], 'AZS1'),
  model('MG', 'HS', suv, 4, 2019, [['Vibe', 36900, E.turboFront], ['Essence', 42400, E.turboFront], ['Essence PHEV', 54900, E.phevFront]], 'SAS23'),
  model('MG', '4', hatch, 3, 2023, [['Excite 51', 39900, E.electricRear], ['Essence 64', 47900, E.electricRear]], 'EH32'),
  model('BYD', 'Atto 3', smallSuv, 3, 2022, [['Essential', 44900, E.electricFront], ['Premium', 49900, E.electricFront]], null),
  model('BYD', 'Shark 6', doubleCab, 2, 2024, [['Premium', 61900, E.phevAll]], null),
  model('Tesla', 'Model 3', sedan, 3, 2019, [['Rear-Wheel Drive', 60900, E.electricRear], ['Long Range AWD', 71900, E.electricAll]], 'Highland'),
  model('Tesla', 'Model Y', suv, 3, 2022, [['Rear-Wheel Drive', 63900, E.electricRear], ['Long Range AWD', 76400, E.electricAll]], null),
  model('GWM', 'Haval Jolion', smallSuv, 4, 2021, [['Premium', 26900, E.turboFront], ['Ultra Hybrid', 37900, E.hybridFront]], 'A01'),
  model('GWM', 'Tank 300', shortOffRoad, 2, 2023, [['Lux', 46900, E.turboAll], ['Ultra Hybrid', 60900, E.hybridAll]], 'P01'),
  model('Suzuki', 'Swift', smallHatch, 3, 2012, [['Hybrid', 28900, E.smallPetrol], ['Sport', 33900, E.turboFront]], 'YED'),
  model('Suzuki', 'Jimny', shortOffRoad, 3, 2019, [['Lite', 33400, E.petrolManual], ['XL', 38900, E.petrolManual]], 'GJ'),
  model('Honda', 'Civic', hatch, 3, 2012, [['e:HEV LX', 50900, E.hybridFront], ['Type R', 79900, E.turboFront]], 'FL'),
  model('Honda', 'CR-V', suv, 4, 2013, [['VTi X', 46900, E.turboFront], ['e:HEV RS', 61900, E.hybridBig]], 'RS'),
  model('Holden', 'Commodore', bigSedan, 3, 2010, [['Evoke', 38900, E.sixRear], ['SV6', 42900, E.sixRear], ['SS-V Redline', 56900, E.v8Rear]], 'VF'),
  model('Holden', 'Colorado', doubleCab, 3, 2012, [['LS', 46900, E.ute4], ['LTZ', 54900, E.ute4]], 'RG'),
  model('BMW', '3 Series', sedan, 3, 2012, [['320i M Sport', 84900, E.turboRear], ['330e M Sport', 97900, E.phevAll]], 'G20'),
  model('BMW', 'X3', suv, 3, 2013, [['xDrive20', 94900, E.turboAll], ['xDrive30d', 104900, E.luxuryDiesel]], 'G01'),
  model('Mercedes-Benz', 'C-Class', sedan, 3, 2012, [['C200', 96900, E.turboRear], ['C300', 108900, E.turboRear]], 'W206'),
  model('Mercedes-Benz', 'GLC', suv, 2, 2016, [['GLC300', 112900, E.turboAll]], 'X254'),
  model('Audi', 'Q5', suv, 3, 2013, [['40 TDI Sport', 93900, E.luxuryDiesel], ['45 TFSI Sport', 96900, E.turboAll]], 'FY'),
  model('Audi', 'A3', hatch, 2, 2013, [['35 TFSI', 58900, E.turboFront], ['S3', 85900, E.turboAll]], '8Y'),
  model('Lexus', 'NX', suv, 3, 2015, [['NX350h Luxury', 77900, E.hybridAll], ['NX450h+ F Sport', 103900, E.phevAll]], 'AAZH20R'),
  model('Jeep', 'Wrangler', shortOffRoad, 2, 2013, [['Sport', 82900, E.turboAll], ['Rubicon', 97900, E.turboAll]], 'JL'),
];
