import { numberOfReceipt, receiptNumber, RECEIPT_PATTERN } from './receiptNumber';

it.each([
  [12, 'R-00000012'],
  [123_456_789, 'R-123456789'],
])('FO-090 payment %i has the receipt %s, which leads back to it', (number, receipt) => {
  expect(receiptNumber(number)).toBe(receipt);
  expect(numberOfReceipt(receipt)).toBe(number);
  expect(receipt).toMatch(new RegExp(RECEIPT_PATTERN));
});

it.each(['R-12', 'r-00000012', 'R-0000001x', '00000012'])('%s is no receipt', (text) => {
  expect(text).not.toMatch(new RegExp(RECEIPT_PATTERN));
});
