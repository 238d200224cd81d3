import type { Switches } from '../switches/switches';
import { priceClaims } from './priceClaims';

const claimsOf = (text: string, priceCharges: Switches['priceCharges']) =>
  priceClaims({ switches: { priceCharges }, sections: [{ html: text }] } as never);

it('CO-143 names a text that promises of all prices what the switch leaves to each car', () => {
  expect(claimsOf('<h2>Prices</h2><p>We are nice. All our prices are <strong>drive away</strong>.</p>', 'perCar')).toEqual([
    {
      path: ['sections', 0, 'html'],
      reason:
        "promises that all prices include government charges ('All our prices are drive away.'), but switches.priceCharges leaves it to each car: change the text or the switch",
    },
  ]);
});

it.each([
  ['Every price includes stamp duty and registration.', 'excluded'],
  ['Prices always include all on-road costs.', 'excluded'],
  ['Our prices: no more to pay.', 'excluded'],
  ['All our cars are drive away, no more to pay.', 'perCar'],
  ['Each advertised price is drive&nbsp;away', 'perCar'],
  ['Our prices incl. GST and on-road costs.', 'perCar'],
  ['Our prices exclude government charges.', 'included'],
  ['All prices exclude govt. charges', 'included'],
  ['Our prices are exclusive of stamp duty.', 'included'],
  ['Our prices don’t include on-road costs.', 'included'],
  ['All prices are before stamp duty.', 'included'],
  ['Each price is plus on-road costs.', 'perCar'],
  ['Advertised prices exclude government charges', 'perCar'],
] as const)('CO-143 finds that "%s" contradicts %s', (text, priceCharges) => {
  expect(claimsOf(text, priceCharges)).toHaveLength(1);
});

it.each([
  ['All our prices are drive away.', 'included'],
  ['Our prices exclude government charges.', 'excluded'],
  ['A drive away price includes stamp duty.', 'perCar'],
  ['Not all our prices are drive away.', 'perCar'],
  ['Most of our prices are drive away.', 'perCar'],
  ['All prices are drive away unless marked EGC.', 'perCar'],
  ['Each car shows whether its price is drive away.', 'perCar'],
  ['All our prices include GST, but stamp duty is extra.', 'perCar'],
  ['Our best price on a new Yaris is $29,990 drive away.', 'perCar'],
  ['Contact our sales team for a drive away price today.', 'perCar'],
  ['Recommended drive away price for all Camry hybrids.', 'perCar'],
  ['Every price is the price on the windscreen.', 'excluded'],
  ['All cars are ready to drive away.', 'excluded'],
] as const)('CO-143 finds no promise in "%s" with %s', (text, priceCharges) => {
  expect(claimsOf(text, priceCharges)).toEqual([]);
});
