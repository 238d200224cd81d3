import { postcode, terms } from '../validators/personal';
import { ApiError } from './api';
import { messageOf, POSTCODE_UNKNOWN, reportFailure, UNEXPECTED_ERROR, type FailureName } from './failures';

const error409 = new ApiError('The list is full.', 409, 'watchlist_full');
const report = (name: FailureName, error?: unknown) => {
  const dispatch = jest.fn();
  const text = reportFailure(dispatch, name, error);
  return { text, alerts: dispatch.mock.calls.map(([action]) => action.payload as string) };
};

afterEach(() => jest.restoreAllMocks());

it('SH-161 alerts the fixed text and returns the message of the error, or else the same text', () => {
  const text = 'An error occurred when submitting this form';
  expect(report('formNotSent', error409)).toEqual({ text: 'The list is full.', alerts: [text] });
  expect(report('formNotSent')).toEqual({ text, alerts: [text] });
});

it.each(['watchlistFailed', 'pdfFailed'] as const)('SH-162 SH-163 %s alerts the error message', (name) => {
  expect(report(name, error409).alerts).toEqual(['The list is full.']);
  expect(report(name, new TypeError('files is undefined')).alerts).toEqual([UNEXPECTED_ERROR]);
});

it.each([
  ['SH-164', 'analyticsFailed', 'warn', 'error'],
  ['SH-166', 'valuationNotSaved', 'error', 'warn'],
] as const)('SH-164 SH-166 %s: logs %s with console.%s only', (_id, name, used, unused) => {
  const expected = jest.spyOn(console, used).mockImplementation(() => undefined);
  const other = jest.spyOn(console, unused).mockImplementation(() => undefined);
  expect(report(name, error409).alerts).toEqual([]);
  expect(expected).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

it('SH-177 displays the message of an error and never its code', () => {
  expect(messageOf(error409)).toBe('The list is full.');
  expect(messageOf(new ApiError('', 500, 'unexpected'))).toBe('An unexpected error occured');
  expect(messageOf(null, 'Try again')).toBe('Try again');
});

it('SH-170 SH-171 reports an invalid postcode and missing consent', () => {
  expect(() => postcode().validateSync('600')).toThrow('Invalid postcode. Please enter a 4-digit number.');
  expect(() => terms().validateSync(false)).toThrow('*You must agree to the terms of use before submitting.');
});

it('SH-169 reads as specified for a postcode that is not found', () => {
  expect(POSTCODE_UNKNOWN).toBe('Invalid postcode');
});
