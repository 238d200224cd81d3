import { phoneText } from './phoneText';

it.each([
  ['+61412345678', '0412 345 678'],
  ['+61894551000', '08 9455 1000'],
  ['1800 160 401', '1800 160 401'],
  ['+4930123456', '+4930123456'],
])('NA-054 writes %s as %s', (number, text) => {
  expect(phoneText(number)).toBe(text);
});
