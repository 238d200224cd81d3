/** A column of a feed. */
export interface FeedColumn {
  /** Other headings by which it is recognized, without case, spaces and punctuation; its field's name is one, too. */
  names: readonly string[];
  /** What it says, with unit and accepted words. */
  about: string;
  example: string;
  /** What a heading may have after a name, as in `Odometer (km)`. A heading with another unit is another column. */
  units: readonly string[];
}

const measured =
  (...units: readonly string[]) =>
  (about: string, example: string, ...names: string[]): FeedColumn => ({ names, about, example, units });
const column = measured();
const dollars = measured('aud', 'dollars', 'incgst', 'inclgst', 'includinggst', 'audincgst');
const percent = measured('percent', 'pa', 'percentpa', 'perannum');
const kilometres = measured('km', 'kms', 'kilometres', 'kilometers');
const litres = measured('l', 'ltr', 'litres', 'liters');
const millimetres = measured('mm', 'millimetres', 'millimeters');
const kilograms = measured('kg', 'kgs', 'kilograms');
const photo = (view: string) =>
  column(
    `Address of the photo of the ${view}; these come before those of images`,
    `https://photos.example/k1042-${view.replace(' ', '-')}.jpg`,
    `image${view}`,
  );

/** Every column that a stock feed may have, in the order of the template. */
export const FEED_COLUMNS = {
  key: column('What identifies the car from one feed to the next; without it the stock number, then the VIN', 'K1042'),
  stocknum: column('Stock number of the dealer', 'K1042', 'stocknumber', 'stockno', 'stock', 'stockid'),
  vin: column('Vehicle identification number', 'JTDKN3DU5A0000001', 'vinnumber', 'chassisnumber'),
  nvic: column('National vehicle identification code', 'ABC12D', 'nviccode'),
  item_type: column('car, caravan, camper-trailer or motorhome; empty means car', 'car', 'vehicletype'),
  car_type: column(
    'new, demo or used, or a word of carTypeNames of the dealership; empty means used',
    'used',
    'usedornew',
    'neworused',
    'condition',
    'salestype',
    'saletype',
    'stocktype',
  ),
  make: column('Make, required', 'Toyota', 'brand', 'manufacturer'),
  model: column('Model, required', 'Corolla', 'family'),
  title: column(
    'Year, make, model and badge in one text; the badge is read from it',
    '2021 Toyota Corolla Ascent Sport',
    'name',
    'heading',
  ),
  badge: column('Badge', 'Ascent Sport', 'variant', 'trim'),
  series: column('Series', 'MZEA12R'),
  year: column('Model year, required', '2021', 'modelyear', 'yearofmanufacture', 'buildyear'),
  body: column('Body', 'Hatch', 'bodytype', 'bodystyle'),
  body_configuration: column('Form of the body', 'Crew cab', 'bodyconfiguration', 'bodyconfig', 'cabtype'),
  colours: column(
    'Colour, or outside and inside as White / Black',
    'White',
    'colourextint',
    'colour',
    'color',
    'exteriorcolour',
    'exteriorcolor',
  ),
  interior_colour: column('Colour inside', 'Black', 'interiorcolor', 'trimcolour', 'trimcolor'),
  km: kilometres('Odometer, kilometres', '41200', 'kilometres', 'kilometers', 'odometer', 'kms', 'mileage', 'odometerreading'),
  transmission: column('Transmission', 'Sports Automatic', 'trans', 'gearbox'),
  gear_type: column('Type of the gears', 'CVT', 'geartype', 'geartypedescription'),
  engine: column('Cylinders and litres', '4 cyl 2.0 L', 'enginedescription'),
  engine_size: litres('Engine size, litres', '2.0', 'enginesizelitres', 'enginelitres', 'litres'),
  cylinders: column('Number of cylinders', '4', 'cylindersinengine'),
  induction: column('Induction', 'Aspirated'),
  drive: column('Driven wheels', 'Front', 'drivetype', 'drivetrain'),
  fuel: column('Fuel', 'Unleaded', 'fueltype'),
  consumption: measured('l100km', 'l100kms', 'litres100km', 'litresper100km')(
    'Combined fuel consumption, L/100 km',
    '6.0',
    'fuelconsumption',
    'fuelconsumptioncombined',
  ),
  fuel_capacity: litres('Fuel tank, litres', '50', 'fueltank'),
  doors: column('Number of doors', '5', 'doorcount'),
  seats: column('Number of seats', '5', 'seatcount', 'seatingcapacity'),
  torque: measured('nm')('Torque, Nm', '202'),
  towing_capacity: kilograms('Braked towing capacity, kg', '1300', 'towingcapacitybraked', 'brakedtowing'),
  gross_mass: kilograms('Gross vehicle mass, kg', '1835', 'gvm', 'grossvehiclemass'),
  length: millimetres('Length, mm', '4375', 'vehiclelength'),
  width: millimetres('Width, mm', '1790', 'vehiclewidth'),
  height: millimetres('Height, mm', '1435', 'vehicleheight'),
  ancap: column('ANCAP safety rating, stars', '5', 'ancaprating', 'safetyrating'),

  price: dollars('Price, dollars', '23990', 'advertisedprice', 'retailprice', 'askingprice', 'listprice'),
  drive_away_price: dollars(
    'Price with all charges, dollars; goes before price, and the price type is Drive Away',
    '23990',
    'driveaway',
    'pricedriveaway',
    'dap',
    'dapprice',
  ),
  egc_price: dollars(
    'Price without government charges, dollars; the price where there is no other, and the price type is Excl. Govt. Charges',
    '21990',
    'egc',
    'priceegc',
    'exclgovtcharges',
    'priceexclgovtcharges',
    'excludinggovernmentcharges',
    'priceexcludinggovernmentcharges',
  ),
  was_price: dollars(
    'Price before, crossed out beside a lower one, dollars',
    '25990',
    'beforeprice',
    'pricewas',
    'oldprice',
    'previousprice',
    'rrp',
  ),
  offer_price: dollars(
    'Price of an offer, in place of price, dollars',
    '22990',
    'specialprice',
    'saleprice',
    'promotionprice',
    'discountprice',
  ),
  subscription_price: dollars('Price of a subscription, dollars', '299'),
  price_type: column('What the price holds: Drive Away or Excl. Govt. Charges', 'Drive Away', 'pricebasis', 'pricequalifier', 'pricelabel'),
  market_price: dollars('Average price in the market, dollars', '25400', 'averagemarketprice', 'marketaverage'),
  market_price_state: dollars('Average price in the market of the state, dollars', '25100', 'stateaveragemarketprice', 'statemarketprice'),

  status: column('in stock, coming soon, reserved or sold; empty means in stock', 'in stock', 'availability', 'stockstatus'),
  sold_date: column('Day of the sale', '2026-06-30', 'datesold'),
  date_in_stock: column('Day of arrival', '2026-06-01', 'instockdate', 'dateadded', 'createdat', 'arrivaldate', 'listedon'),
  preorder: column('yes where the car can be ordered before it has a price', 'no'),
  certified: column('yes for a certified used car', 'yes', 'certifiedpreowned', 'cpo', 'iscertified'),
  tag: column('Text on the photo', 'Runout Sale', 'sticker', 'flag'),
  show_on_website: column('no hides the car', 'yes', 'showondealerwebsite', 'published', 'display'),

  regplate: column('Registration plate', '1ABC234', 'rego', 'registration', 'registrationnumber', 'regoplate', 'plate'),
  rego_expiry: column('Last day of the registration', '2027-03-31', 'registrationexpiry', 'regexpiry', 'regoexpires', 'regoexpirydate'),
  build_date: column('Month or day of build', '2021-03', 'builddate', 'manufacturedate'),
  compliance_date: column('Month or day of compliance', '2021-04', 'compliancedate', 'complied'),
  history_report: column(
    'Address of the history report',
    'https://reports.example/k1042',
    'file',
    'historyreporturl',
    'ppsr',
    'ppsrreport',
    'carhistory',
  ),

  location: column('Name or slug of a location of the site, or city and state as Perth WA', 'Perth', 'locationname', 'yard', 'branch'),
  city: column('City', 'Perth', 'suburb'),
  state: column('State', 'WA', 'region'),

  comments: column('Comments of the dealer', 'One owner and full service history.', 'dealercomments', 'description', 'advertisement'),
  features: column('Features, separated by |', 'Reversing camera | Apple CarPlay', 'standardequipment', 'options', 'equipment'),
  photo_front: photo('front'),
  photo_side: photo('side'),
  photo_rear: photo('rear'),
  photo_interior: photo('interior'),
  photo_dashboard: photo('dashboard'),
  photo_odometer: photo('odometer'),
  photo_boot: photo('boot'),
  photo_wheel: photo('wheel'),
  images: column(
    'Addresses of more photos, separated by |',
    'https://photos.example/k1042-9.jpg | https://photos.example/k1042-10.jpg',
    'photos',
    'imageurls',
    'photourls',
    'pictures',
  ),

  payment_processors: column(
    'yes where a deposit can be paid online, no where not; without the column all cars of a site with reservations or online purchases',
    'yes',
    'onlinedeposit',
    'checkout',
  ),
  finance_lender: column(
    "Lender of the figures, by the key of the site's financeProvider; empty means that one",
    'demo',
    'lender',
    'financeprovider',
  ),
  finance_rate: percent('Interest rate, percent a year', '8.49', 'interestrate'),
  finance_comparison_rate: percent('Comparison rate, percent a year', '9.19', 'comparisonrate'),
  finance_weekly: dollars('Payment a week, dollars', '112', 'weeklyrepayment', 'weeklypayment', 'paymentweek', 'repaymentweekly'),
  finance_monthly: dollars('Payment a month, dollars', '486', 'monthlyrepayment', 'monthlypayment', 'paymentmonth', 'repaymentmonthly'),
  finance_deposit: dollars('Deposit, dollars', '0', 'deposit'),
  finance_balloon: dollars('Final payment, dollars', '0', 'balloon', 'residual'),
  finance_term_months: measured('months')('Term, months', '60', 'termmonths', 'loanterm'),
  finance_fees: dollars('Establishment fees, dollars', '495', 'establishmentfees', 'establishmentfee'),
  finance_total: dollars('All that is paid, dollars', '29120', 'totalpayable'),
  finance_disclaimer: column('Terms of the lender', 'Lending criteria apply.'),

  sleeps: column('Berths of a caravan or motorhome', '4', 'berths'),
  body_length: millimetres('Length of the body, mm', '5900'),
  body_width: millimetres('Width of the body, mm', '2480'),
  tare: kilograms('Tare, kg', '2180', 'tareweight'),
  aggregate_mass: kilograms('Aggregate trailer mass, kg', '2680', 'atm', 'aggregatetrailermass'),
  axle_type: column('Axles', 'Tandem', 'axles'),
} as const satisfies Record<string, FeedColumn>;

/** A fact of a car that a feed can have, by the name of its column in the template. */
export type FeedField = keyof typeof FEED_COLUMNS;
export const FEED_FIELDS = Object.keys(FEED_COLUMNS) as readonly FeedField[];

/** Words of a heading whose numbers have another unit than the columns above. */
export const OTHER_UNITS: ReadonlySet<string> = new Set(
  'cm eur euro euros exgst feet foot ft gbp hp inch inches lb lbs metres mi mile miles mpg nzd pounds usd'.split(' '),
);
