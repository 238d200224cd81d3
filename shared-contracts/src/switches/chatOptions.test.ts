import { aSite } from '../testing';
import { chatOptions } from './chatOptions';

it.each([
  [{}, ['sales']],
  [{ chatServiceOptionEnabled: true }, ['sales', 'service']],
  [{ chatPartsOptionEnabled: true }, ['sales', 'parts']],
  [{ chatServiceOptionEnabled: true, chatPartsOptionEnabled: true }, ['sales', 'service', 'parts']],
])('SH-011 with %j the chat offers %j', (switches, options) => {
  expect(chatOptions(aSite({ switches }).switches)).toEqual(options);
});
