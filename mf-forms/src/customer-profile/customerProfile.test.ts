import { readCustomerProfile, storeCustomerProfile } from './customerProfile';

const SITE = 'harbour-motors';
const STORED_AT = new Date('2026-03-01T00:00:00Z');
const after = (days: number) => new Date(STORED_AT.getTime() + days * 86_400_000);

beforeEach(() => localStorage.clear());

describe('customer profile', () => {
  it('FO-014 keeps the filled fields of the person and nothing else', () => {
    storeCustomerProfile(SITE, { name: ' Mia ', email: 'mia@example.com', phone: '  ', message: 'secret' }, STORED_AT);
    expect(readCustomerProfile(SITE, after(1))).toEqual({ name: 'Mia', email: 'mia@example.com' });
    expect(localStorage.getItem('harbour-motors:customerProfile')).not.toContain('secret');
  });

  it('SH-152 writes nothing when every field is empty', () => {
    storeCustomerProfile(SITE, { name: '', email: ' ' }, STORED_AT);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    [30, { name: 'Mia' }],
    [31, {}],
  ])('FO-014 after %i days gives %j', (days, expected) => {
    storeCustomerProfile(SITE, { name: 'Mia' }, STORED_AT);
    expect(readCustomerProfile(SITE, after(days))).toEqual(expected);
  });

  it.each(['nonsense', '{"v":2,"data":{"name":"Mia"}}', '{"v":1,"data":["Mia"]}'])('CO-136 discards %s silently', (text) => {
    localStorage.setItem('harbour-motors:customerProfile', text);
    expect(readCustomerProfile(SITE, STORED_AT)).toEqual({});
  });

  it('SH-151 works without storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => storeCustomerProfile(SITE, { name: 'Mia' }, STORED_AT)).not.toThrow();
    expect(readCustomerProfile(SITE, STORED_AT)).toEqual({});
  });
});
