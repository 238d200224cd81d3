import { lastCode, openBrowser, storedMessages } from '../../../../testing/signIn';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';
import { DATABASES } from '../../../../testing/postgres';
import { createCodeRepository } from './codeRepository';
import { createKeyedHash } from './keyedHash';

const DAY = 24 * 3600;
let now = new Date('2026-03-02T09:00:00Z');
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

let api: TestApi;
let nextNumber = 20_000_000;
/** Each test has a number of its own, so that none meets another's limits. */
const aMobile = () => `04${(nextNumber += 1)}`;
let nextAddress = 0;
/** A device with an address of its own, so that only the limits of its number and device apply to it. */
const aDevice = (host = HARBOUR_HOST) => openBrowser(api, host, `2001:db8::${(nextAddress += 1).toString(16)}`);

const other = (code: string) => (code === '000000' ? '000001' : '000000');
const fieldsOf = (response: { json(): unknown }) => (response.json() as { error: { fields: object } }).error.fields;
const statusOf = async (response: Promise<{ statusCode: number }>) => (await response).statusCode;
const sentTo = async (phone: string) => (await storedMessages(api)).filter(({ recipient }) => recipient.endsWith(phone.slice(1))).length;

/** New devices that request one code each, as fast as a number allows, on two sites in turn; resolves with the statuses. */
async function requestFromNewDevices(phone: string, count: number): Promise<number[]> {
  const statuses = [];
  for (let each = 0; each < count; each += 1) {
    statuses.push(await statusOf(aDevice(each % 2 === 0 ? HARBOUR_HOST : RIVER_HOST).requestCode(phone)));
    later(200);
  }
  return statuses;
}

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe.each(DATABASES)('limits of sign-in codes on $name', ({ open }) => {
  beforeAll(async () => {
    api = await startTestApi({ database: await open(), now: () => now });
  });
  afterAll(() => api.close());

  it('PL-045 AP-058 wrong codes on another device neither end a challenge nor count against it', async () => {
    const phone = aMobile();
    const [owner, attacker] = [aDevice(), aDevice()];
    await owner.requestCode(phone);
    const code = await lastCode(api);
    later(30);
    await attacker.requestCode(phone);
    const ofAttacker = await lastCode(api);
    for (let tries = 0; tries < 8; tries += 1) await attacker.verify(phone, other(ofAttacker));
    for (let tries = 0; tries < 4; tries += 1)
      expect(fieldsOf(await owner.verify(phone, other(code)))).toEqual({ code: 'That code is not correct.' });
    expect(await statusOf(owner.verify(phone, code))).toBe(200);
  });

  it('PL-045 AP-058 a code is valid only on the device that requested it', async () => {
    const phone = aMobile();
    const [owner, attacker] = [aDevice(), aDevice()];
    await owner.requestCode(phone);
    const code = await lastCode(api);
    later(30);
    await attacker.requestCode(phone);
    expect(fieldsOf(await attacker.verify(phone, code))).toEqual({ code: 'That code is not correct.' });
    expect(await statusOf(owner.verify(phone, code))).toBe(200);
  });

  it('AP-058 PL-045 five wrong codes end a challenge, even for the correct code; a new one works', async () => {
    const phone = aMobile();
    const device = aDevice();
    for (let challenges = 0; challenges < 3; challenges += 1) {
      await device.requestCode(phone);
      const code = await lastCode(api);
      for (let tries = 1; tries <= 4; tries += 1)
        expect(fieldsOf(await device.verify(phone, other(code)))).toEqual({ code: 'That code is not correct.' });
      const tooMany = { code: 'Too many attempts. Please request a new code.' };
      expect(fieldsOf(await device.verify(phone, other(code)))).toEqual(tooMany);
      expect(fieldsOf(await device.verify(phone, code))).toEqual(tooMany);
      later(600);
    }
    await device.requestCode(phone);
    expect(await statusOf(device.verify(phone, await lastCode(api)))).toBe(200);
  });

  it('PL-045 AP-058 counts simultaneous guesses one by one', async () => {
    const phone = aMobile();
    const device = aDevice();
    await device.requestCode(phone);
    const code = await lastCode(api);
    const guesses = await Promise.all(times(12, null).map(() => device.verify(phone, other(code))));
    expect(guesses.filter((response) => (fieldsOf(response) as { code: string }).code === 'That code is not correct.')).toHaveLength(4);
    expect(await statusOf(device.verify(phone, code))).toBe(422);
  });

  it('AP-057 PL-045 a device gets one code per 30 seconds, three per 10 minutes and six a day', async () => {
    const phone = aMobile();
    const device = aDevice();
    expect(await statusOf(device.requestCode(phone))).toBe(204);
    const soon = await device.requestCode(phone);
    expect([soon.statusCode, soon.headers['retry-after'], soon.json()]).toEqual([
      429,
      '30',
      {
        error: {
          code: 'too_many_requests',
          message: 'Too many requests. Please try again later.',
          fields: { phone: 'Please try again in 30 seconds.' },
        },
      },
    ]);
    later(30);
    expect(await statusOf(device.requestCode(phone))).toBe(204);
    later(30);
    expect(await statusOf(device.requestCode(phone))).toBe(204);
    later(30);
    const fourth = await device.requestCode(phone);
    expect([fourth.headers['retry-after'], fieldsOf(fourth), await sentTo(phone)]).toEqual([
      '510',
      { phone: 'Please try again in 9 minutes.' },
      3,
    ]);
    for (let each = 0; each < 3; each += 1) {
      later(600);
      expect(await statusOf(device.requestCode(phone))).toBe(204);
    }
    later(600);
    const seventh = await device.requestCode(phone);
    expect([seventh.statusCode, seventh.headers['retry-after'], fieldsOf(seventh), await sentTo(phone)]).toEqual([
      429,
      '83910',
      { phone: 'Please try again in 24 hours.' },
      6,
    ]);
    later(83_910);
    expect(await statusOf(device.requestCode(phone))).toBe(204);
  });

  it('PL-045 counts the codes of one device on all sites together, and separately by number', async () => {
    const [phone, another] = [aMobile(), aMobile()];
    const [harbour, river] = [aDevice(), aDevice(RIVER_HOST)];
    await harbour.requestCode(phone);
    for (const [name, value] of harbour.cookies) river.cookies.set(name, value);
    expect(await statusOf(river.requestCode(phone))).toBe(429);
    expect(await statusOf(river.requestCode(another))).toBe(204);
  });

  it('PL-045 of many simultaneous requests of one device one sends a code', async () => {
    const phone = aMobile();
    const device = aDevice();
    await device.requestCode(aMobile());
    const statuses = await Promise.all(times(8, phone).map((each) => statusOf(device.requestCode(each))));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...times(7, 429)]);
  });

  it('PL-045 AP-057 a number gets 20 codes a day over all devices and sites', async () => {
    const phone = aMobile();
    expect(await requestFromNewDevices(phone, 20)).toEqual(times(20, 204));
    for (const host of [HARBOUR_HOST, RIVER_HOST]) {
      const refused = await aDevice(host).requestCode(phone);
      expect([refused.statusCode, refused.headers['retry-after'], fieldsOf(refused)]).toEqual([
        429,
        '82400',
        { phone: 'Please try again in 23 hours.' },
      ]);
    }
    expect(await statusOf(aDevice().requestCode(aMobile()))).toBe(204);
    later(82_399);
    expect(await statusOf(aDevice().requestCode(phone))).toBe(429);
    later(1);
    expect(await statusOf(aDevice().requestCode(phone))).toBe(204);
    expect(await statusOf(aDevice().requestCode(phone))).toBe(429);
  });

  it('PL-045 sixteen devices within two seconds get one code, and a device that is known its own', async () => {
    const phone = aMobile();
    const known = aDevice();
    await known.requestCode(phone);
    await known.verify(phone, await lastCode(api));
    later(600);
    const statuses = await Promise.all(
      times(16, phone).map((each, index) => statusOf(aDevice(index % 2 === 0 ? HARBOUR_HOST : RIVER_HOST).requestCode(each))),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...times(15, 429)]);
    expect(await sentTo(phone)).toBe(2);
    expect(await statusOf(known.requestCode(phone))).toBe(204);
  });

  it('PL-045 a device that has signed in with a number keeps its own limits when others have used up the 20 codes', async () => {
    const phone = aMobile();
    const [known, unknown] = [aDevice(), aDevice()];
    await unknown.requestCode(phone);
    later(30);
    await known.requestCode(phone);
    expect(await statusOf(known.verify(phone, await lastCode(api)))).toBe(200);
    later(600);
    await requestFromNewDevices(phone, 20);
    expect([await statusOf(unknown.requestCode(phone)), await statusOf(aDevice().requestCode(phone))]).toEqual([429, 429]);

    for (let each = 0; each < 3; each += 1) {
      expect(await statusOf(known.requestCode(phone))).toBe(204);
      later(30);
    }
    expect((await known.requestCode(phone)).headers['retry-after']).toBe('510');
    expect(await statusOf(known.verify(phone, await lastCode(api)))).toBe(200);
    for (let each = 0; each < 2; each += 1) {
      later(600);
      expect(await statusOf(known.requestCode(phone))).toBe(204);
    }
    later(600);
    expect(await statusOf(known.requestCode(phone))).toBe(429);
  });

  it('PL-045 a device is known for the number that it has signed in with, not for others', async () => {
    const [own, victim] = [aMobile(), aMobile()];
    const device = aDevice();
    await device.requestCode(own);
    expect(await statusOf(device.verify(own, await lastCode(api)))).toBe(200);
    await requestFromNewDevices(victim, 20);
    expect(await statusOf(device.requestCode(victim))).toBe(429);
  });

  it('PL-045 a device is known for 400 days after its last sign-in, then its record is deleted', async () => {
    const phone = aMobile();
    const device = aDevice();
    const signInOnDevice = async () => {
      await device.requestCode(phone);
      return statusOf(device.verify(phone, await lastCode(api)));
    };
    const phoneHash = await createKeyedHash(api.database, '')('phone', `+61${phone.slice(1)}`);
    const recordsOf = async () => {
      await createCodeRepository(api.database, '').deleteExpired(now);
      return (await api.database.query('select 1 from sign_in_devices where phone_hash = $1', [phoneHash])).length;
    };
    await signInOnDevice();
    later(399 * DAY);
    await requestFromNewDevices(phone, 20);
    expect(await signInOnDevice()).toBe(200);
    later(2 * DAY);
    await requestFromNewDevices(phone, 20);
    expect([await statusOf(device.requestCode(phone)), await recordsOf()]).toEqual([204, 1]);
    later(398 * DAY - 10_000);
    await requestFromNewDevices(phone, 20);
    expect([await statusOf(device.requestCode(phone)), await recordsOf()]).toEqual([204, 1]);
    later(2000);
    expect(await statusOf(device.requestCode(phone))).toBe(429);
    expect(await recordsOf()).toBe(0);
  });

  it('PL-045 a number is known on its ten most recent devices, so that its messages stay bounded', async () => {
    const phone = aMobile();
    const devices = times(11, null).map(() => aDevice());
    for (const device of devices) {
      await device.requestCode(phone);
      await device.verify(phone, await lastCode(api));
      later(200);
    }
    await requestFromNewDevices(phone, 20);
    const statuses = [];
    for (const device of devices) statuses.push(await statusOf(device.requestCode(phone)));
    expect(statuses).toEqual([429, ...times(10, 204)]);
  });
});
