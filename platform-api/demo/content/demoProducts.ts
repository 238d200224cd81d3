import type { Model } from '@forecourt/shared-contracts';
import { dealershipKindOf } from '../dealershipKind';
import type { DemoItems, DemoSite } from './demoItem';
import { demoModels } from './demoModels';

type Fits = 'all' | 'cargo' | 'ute' | 'off-road' | 'caravan' | 'motorhome';
type Row = readonly [name: string, price: number | null, fits: Fits, categories: readonly string[], description: string];

const CAR_PRODUCTS: readonly Row[] = [
  ['All-weather floor mats', 189, 'all', ['Interior'], 'Four moulded rubber mats with a raised edge that keeps red dust and beach sand out of the carpet.'],
  ['Carpet mat set', 129, 'all', ['Interior'], 'Four tufted mats with fixings for the driver’s side.'],
  ['Slimline weathershields', 239, 'all', ['Exterior'], 'Front door visors that let air in while the rain stays out.'],
  ['Bonnet protector', 219, 'all', ['Exterior'], 'Tinted acrylic that takes the stone chips of a country road.'],
  ['Headlamp covers', 179, 'all', ['Exterior'], 'A clear pair that clips over the lamps and comes off for washing.'],
  ['Tow bar, ball and wiring', 1290, 'all', ['Towing'], 'Tow bar with 50 mm ball and seven-pin plug, fitted in our workshop.'],
  ['Electric brake controller', 690, 'off-road', ['Towing'], 'Works the brakes of a trailer in proportion to your own; fitted and set up.'],
  ['Cargo barrier', 620, 'cargo', ['Interior', 'Touring'], 'Steel mesh behind the rear seat, tested to the Australian standard.'],
  ['Cargo liner', 169, 'cargo', ['Interior'], 'A deep tray for the boot, for wet dogs and dry cement.'],
  ['Roof racks, two bars', 449, 'cargo', ['Touring', 'Exterior'], 'Lockable bars for 75 kilograms of boards, boxes or ladders.'],
  ['Roof box 420 litres', 890, 'cargo', ['Touring'], 'Opens from both sides and takes skis up to 180 cm.'],
  ['Hard tonneau cover', 2390, 'ute', ['Utes'], 'A locking three-piece lid that one person can lift off.'],
  ['Soft tonneau cover', 540, 'ute', ['Utes'], 'Canvas with bows and press-in rail; keeps dust off the groceries.'],
  ['Tub liner', 420, 'ute', ['Utes'], 'A drop-in liner over the wheel arches and tailgate.'],
  ['Alloy canopy', 4850, 'ute', ['Utes', 'Touring'], 'Colour-coded canopy with lift-up side windows and interior light.'],
  ['Sports bar', 1390, 'ute', ['Utes', 'Exterior'], 'Polished tube behind the cabin, with a third brake lamp.'],
  ['Steel bull bar', 3290, 'off-road', ['Off-road', 'Exterior'], 'Winch-ready bar that keeps airbags and parking sensors at work.'],
  ['Snorkel', 790, 'off-road', ['Off-road'], 'Raised intake for dust and deep water, sealed and tested.'],
  ['Recovery kit', 329, 'off-road', ['Off-road', 'Touring'], 'Snatch strap, two rated shackles, gloves and a bag that dries.'],
  ['Rear drawer system', 1990, 'off-road', ['Touring'], 'Two drawers with a fridge slide, bolted to the original points.'],
  ['Dash camera, front and rear', 590, 'all', ['Electronics'], 'Records while you drive and when somebody bumps you in a car park.'],
  ['Reverse camera for trailers', 480, 'off-road', ['Electronics', 'Towing'], 'A second picture at the back of whatever you tow.'],
  ['Genuine oil filter', 29, 'all', ['Service parts'], 'The filter that our own workshop fits; ask for the number of your engine.'],
  ['Cabin air filter', 45, 'all', ['Service parts'], 'Charcoal filter against pollen and smoke.'],
  ['Wiper blade pair', 64, 'all', ['Service parts'], 'Front pair in the right lengths, fitted while you wait.'],
  ['Brake pads, front set', null, 'all', ['Service parts'], 'Price by model and build date; ring the parts counter or send an enquiry.'],
];

const CARAVAN_PRODUCTS: readonly Row[] = [
  ['Annexe, full wall', 2190, 'caravan', ['Awnings'], 'Polycotton walls for a 12-foot roll-out awning, with a draught skirt.'],
  ['Awning anti-flap kit', 89, 'caravan', ['Awnings'], 'Two curved rafters that take the noise out of a windy night.'],
  ['Towing mirrors, pair', 239, 'caravan', ['Towing'], 'Clamp-on mirrors that fold in for car parks.'],
  ['Weight distribution hitch', 790, 'caravan', ['Towing'], 'Spring bars for up to 275 kilograms on the ball.'],
  ['Off-road coupling 3.5 t', 460, 'caravan', ['Towing'], 'A pin coupling that moves in every direction but apart.'],
  ['Jockey wheel, ten inch', 210, 'caravan', ['Towing'], 'Swing-up wheel that rolls on grass as well as on concrete.'],
  ['Lithium battery 100 Ah', 1090, 'all', ['Power'], 'Eleven kilograms, with a low-temperature cut-out and five years of warranty.'],
  ['Solar blanket 200 W', 549, 'all', ['Power'], 'Folds flat under the bed; ten metres of cable and a regulator.'],
  ['Inverter 2000 W', 690, 'all', ['Power'], 'Pure sine wave, for a coffee machine or a hair dryer but not both.'],
  ['Food-grade hose 10 m', 39, 'all', ['Water'], 'Drinking-water hose with brass fittings.'],
  ['Water filter, twin', 189, 'all', ['Water'], 'Sediment and carbon, with a bracket for the drawbar.'],
  ['Drink-through pressure reducer', 45, 'all', ['Water'], 'Protects the plumbing from park taps.'],
  ['Diesel heater, fitted', 2390, 'all', ['Comfort'], 'Two kilowatts from the fuel tank, quiet enough to sleep beside.'],
  ['Levelling ramps', 65, 'all', ['Touring'], 'A pair with chocks, for the site that looked flat.'],
  ['Grey water tank 40 l', 129, 'caravan', ['Touring'], 'Wheels and a hose, for parks that ask for it.'],
  ['Windscreen cover', 189, 'motorhome', ['Comfort'], 'Insulated cover for the cab windows, inside or out.'],
  ['Bike carrier for two', 540, 'motorhome', ['Touring'], 'Rear-wall carrier that folds against the body.'],
  ['Gas bottle 9 kg, full', 89, 'all', ['Gas'], 'In test for ten years; swap it with us when it is empty.'],
];

const BODIES: Readonly<Record<Exclude<Fits, 'all'>, readonly string[]>> = {
  cargo: ['SUV', '4x4', 'Wagon', 'Hatchback', 'People Mover'],
  ute: ['Ute', 'Cab Chassis'],
  'off-road': ['4x4', 'Ute', 'Cab Chassis', 'SUV'],
  caravan: ['Caravan', 'Camper Trailer'],
  motorhome: ['Motorhome'],
};

const fitting = (models: readonly Model[], fits: Fits) =>
  models.filter(({ manufacturer_body: body }) => fits === 'all' || (body !== null && BODIES[fits].includes(body))).map(({ slug }) => slug);

/** Parts and accessories with the models that they fit (SE-102…106, AP-023); a site without a range has those for any car. */
export function demoProducts(demo: DemoSite): DemoItems<'product'> {
  const models = demoModels(demo).map(({ document }) => document);
  const range = dealershipKindOf(demo.site) === 'caravans' ? CARAVAN_PRODUCTS : CAR_PRODUCTS;
  const rows = models.length > 0 ? range : range.filter(([, , fits]) => fits === 'all');
  return rows.map(([name, price, fits, categories, description], index) => ({
    slug: String(index + 1),
    position: index,
    document: { id: index + 1, name, description, price, image_url: null, categories: [...categories], models: fitting(models, fits) },
  }));
}
