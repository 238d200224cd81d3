import { aSite } from '../testing';
import { isOfferVisible } from './offers';

it.each([
  ['not excluded', [2], [], true],
  ['excluded', [1, 2], [], false],
  ['excluded, with an exception', [1], [9], true],
  ['excluded, with an exception for another offer', [1], [8], false],
])('CO-111 an offer that is %s', (_case, excluded_website_ids, offerExclusionExceptionIds, expected) => {
  expect(isOfferVisible({ id: 9, excluded_website_ids }, aSite({ id: 1, switches: { offerExclusionExceptionIds } }))).toBe(expected);
});
