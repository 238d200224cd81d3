import { randomUUID } from 'node:crypto';
import { DATABASES } from '../../../../testing/postgres';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';
import { emptyLeads } from '../../../../testing/emptyLeads';

const LEAD = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann@example.com',
  phone: '0412 345 678',
  postcode: '6000',
  message: 'Is it still there?',
  category: 'General Enquiry',
  url: 'http://harbour-motors.localhost:3000/contact',
  fill_seconds: 14,
};

const PHONE_INVALID =
  'This is not a phone number that we can call. Please check it: a number of another country begins with + and its code.';

describe.each(DATABASES)('leads on $name', ({ open }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database: await open() });
  });
  afterAll(() => api.close());
  beforeEach(() => emptyLeads(api.database));

  async function send(payload: object, { key = randomUUID() as string | null, host = HARBOUR_HOST, headers = {} } = {}) {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host, ...(key && { 'idempotency-key': key }), ...headers },
      payload,
    });
    return {
      status: response.statusCode,
      retryAfter: response.headers['retry-after'],
      body: response.json() as { lead_id?: string; error?: { code: string; fields?: Record<string, string> } },
    };
  }
  const count = async (table: string) => (await api.database.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

  it.each([1.5, 1e300, 2 ** 63, 'Infinity', -1, 0])(
    'PL-046 AP-043 the car id %p of a lead is rejected by name, and nothing is stored',
    async (car_id) => {
      const { status, body } = await send({ ...LEAD, car_id });
      expect([status, Object.keys(body.error?.fields ?? {}), await count('leads')]).toEqual([422, ['car_id'], 0]);
    },
  );

  it('PL-046 a number beyond all numbers is rejected in every field', async () => {
    const text = JSON.stringify({ ...LEAD, offer_from_client: 'BIG' }).replace('"BIG"', '1e309');
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host: HARBOUR_HOST, 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
      payload: text,
    });
    expect([response.statusCode, await count('leads')]).toEqual([422, 0]);
  });

  it('AP-041 CO-026 PL-031 stores the lead and its delivery job, then responds with its id', async () => {
    const { status, body } = await send(LEAD);
    expect([status, body]).toEqual([201, { lead_id: expect.any(String), show_success_page: true }]);
    const leads = await api.database.query('select id, tenant, category, payload, quarantine_reason from leads');
    expect(leads).toEqual([
      {
        id: body.lead_id,
        tenant: 'harbour-motors',
        category: 'General Enquiry',
        payload: expect.objectContaining({ name: 'Ann', phone: '+61412345678', source: 'Website' }),
        quarantine_reason: null,
      },
    ]);
    expect(await api.database.query('select lead_id, state, attempts from lead_deliveries')).toEqual([
      { lead_id: body.lead_id, state: 'pending', attempts: 0 },
    ]);
  });

  it('PL-031 a lead whose delivery job cannot be stored is not stored and gets an error response', async () => {
    await api.database.script('alter table lead_deliveries add constraint broken check (attempts > 5)');
    const { status, body } = await send(LEAD);
    await api.database.script('alter table lead_deliveries drop constraint broken');
    expect([status, body.error?.code]).toEqual([500, 'unexpected']);
    expect([await count('leads'), await count('lead_keys')]).toEqual([0, 0]);
  });

  it('PL-086 a disk that is full is 503 with Retry-After, and nothing is stored', async () => {
    await api.database.script(`create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger disk_full before insert on lead_deliveries execute function disk_full()`);
    const { status, retryAfter, body } = await send(LEAD);
    await api.database.script('drop trigger disk_full on lead_deliveries; drop function disk_full');
    expect([status, retryAfter, body.error?.code]).toEqual([503, '5', 'unavailable']);
    expect(await count('leads')).toBe(0);
  });

  it('AP-042 the same key gets the first response again, also when both arrive at once', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([send(LEAD, { key }), send({ ...LEAD, fill_seconds: 20 }, { key })]);
    const third = await send(LEAD, { key });
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(new Set([first.body.lead_id, second.body.lead_id, third.body.lead_id]).size).toBe(1);
    expect([await count('leads'), await count('lead_deliveries')]).toEqual([1, 1]);
  });

  it('AP-042 the same key with another payload is a conflict; after 24 hours the key is free', async () => {
    const key = randomUUID();
    await send(LEAD, { key });
    expect(await send({ ...LEAD, name: 'Bo' }, { key })).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    await api.database.script(`update lead_keys set created_at = now() - interval '25 hours'`);
    expect((await send({ ...LEAD, name: 'Bo' }, { key })).status).toBe(201);
  });

  it('AP-042 PL-043 a key of one site is independent of another site’s', async () => {
    const key = randomUUID();
    const here = await send(LEAD, { key });
    const there = await send({ ...LEAD, name: 'Bo' }, { key, host: RIVER_HOST });
    expect(there.status).toBe(201);
    expect(there.body.lead_id).not.toBe(here.body.lead_id);
  });

  it('AP-042 rejects a lead without a UUID as key', async () => {
    expect(await send(LEAD, { key: null })).toMatchObject({
      status: 422,
      body: { error: { fields: { 'Idempotency-Key': expect.any(String) } } },
    });
    expect((await send(LEAD, { key: 'again' })).status).toBe(422);
  });

  it('AP-043 the validators run again, one message for each field', async () => {
    const { status, body } = await send({
      ...LEAD,
      name: ' ',
      email: 'ann',
      phone: '123',
      postcode: '60',
      message: 'a'.repeat(2001),
      Rego: 'A-B',
    });
    expect([status, body]).toEqual([
      422,
      {
        error: {
          code: 'validation_failed',
          message: 'Please fix the following errors:',
          fields: {
            name: 'Please enter your first name.',
            email: 'This is not a complete email address, such as name@example.com.',
            phone: PHONE_INVALID,
            postcode: 'Invalid postcode. Please enter a 4-digit number.',
            message: 'Comments must be 2000 characters or fewer.',
            Rego: 'A registration number has 1 to 9 letters and digits.',
          },
        },
      },
    ]);
    expect(await count('leads')).toBe(0);
  });

  it.each([
    ['1300 913 181', '+611300913181'],
    ['+61 (0)412 345 678', '+61412345678'],
    ['\u202A0412\u2011345\u2011678\u202C', '+61412345678'],
    ['0011 61 412 345 678', '+61412345678'],
    ['+64 21 123 4567', '+64211234567'],
  ])('AP-043 CO-117 stores the phone number %j as %s', async (phone, stored) => {
    expect((await send({ ...LEAD, phone })).status).toBe(201);
    expect(await api.database.query(`select payload->>'phone' as phone from leads`)).toEqual([{ phone: stored }]);
  });

  it('AP-043 FO-019 takes an enquiry without comments, which its form may not require', async () => {
    const { message: _message, ...lead } = LEAD;
    expect((await send({ ...lead, category: 'Finance Enquiry' })).status).toBe(201);
  });

  it('AP-043 CO-115 takes a person with one name', async () => {
    expect((await send({ ...LEAD, name: 'Suharto', last_name: '' })).status).toBe(201);
  });

  it('AP-043 removes halves of characters and control characters from every text, also of fields without a rule', async () => {
    const lead_attributes = { visited_pages: ['/a\u0000b'], linked_query_params: { 'utm\u0000': 'x\uD800' } };
    expect((await send({ ...LEAD, position: 'Sa\u0000les', lead_attributes })).status).toBe(201);
    expect(
      await api.database.query(`select payload->>'position' as position, payload->'lead_attributes' as attributes from leads`),
    ).toEqual([{ position: 'Sales', attributes: { visited_pages: ['/ab'], linked_query_params: { utm: 'x\uFFFD' } } }]);
  });

  it.each([
    ['a filled honeypot', { website: 'http://spam.example' }, 'honeypot'],
    ['a form filled in under two seconds', { fill_seconds: 1.9 }, 'fill_time'],
  ])('PL-038 puts %s in quarantine: a success response, stored, not delivered', async (_what, over, reason) => {
    const { status, body } = await send({ ...LEAD, ...over });
    expect([status, body.lead_id]).toEqual([201, expect.any(String)]);
    expect(await api.database.query('select quarantine_reason from leads')).toEqual([{ quarantine_reason: reason }]);
    expect(await count('lead_deliveries')).toBe(0);
  });

  it('PL-039 stores each opt-in with its wording, version, page and tenant; an unchecked box stores none', async () => {
    await send({ ...LEAD, opt_in: false });
    expect(await count('consents')).toBe(0);
    const { body } = await send({ ...LEAD, opt_in: true, opt_in_wording: 'Yes, send me offers.', opt_in_finance: true });
    expect(await api.database.query('select tenant, lead_id, kind, wording, version, page from consents order by kind')).toEqual([
      { tenant: 'harbour-motors', lead_id: body.lead_id, kind: 'finance', wording: null, version: expect.any(String), page: LEAD.url },
      {
        tenant: 'harbour-motors',
        lead_id: body.lead_id,
        kind: 'marketing',
        wording: 'Yes, send me offers.',
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
        page: LEAD.url,
      },
    ]);
  });

  describe('a plain HTML form', () => {
    const post = (fields: Record<string, string>) =>
      api.app.inject({
        method: 'POST',
        url: '/api/leads',
        headers: {
          host: HARBOUR_HOST,
          'content-type': 'application/x-www-form-urlencoded',
          referer: 'http://harbour-motors.localhost/cars/x',
          'x-site-routes': '[{"name":"forms.success","pattern":"/thank-you"}]',
        },
        payload: new URLSearchParams(fields).toString(),
      });
    const fields = Object.fromEntries(Object.entries(LEAD).filter(([name]) => name !== 'url' && name !== 'fill_seconds')) as Record<
      string,
      string
    >;

    it('PL-030 is stored and redirects to the success page; a repeat creates no second lead', async () => {
      const first = await post({ ...fields, opt_in: 'on', car_id: '', Rego: '' });
      await post({ ...fields, opt_in: 'on', car_id: '', Rego: '' });
      expect([first.statusCode, first.headers.location]).toEqual([303, '/thank-you']);
      expect(await api.database.query(`select payload->>'url' as url, payload->'opt_in' as opt_in from leads`)).toEqual([
        { url: 'http://harbour-motors.localhost/cars/x', opt_in: true },
      ]);
    });

    it('PL-030 FO-028 takes an amount as people type it', async () => {
      await post({ ...fields, budget: '$15,000' });
      expect(await api.database.query(`select payload->'budget' as budget from leads`)).toEqual([{ budget: 15_000 }]);
    });

    it('PL-030 FO-125 what a form has beside the fields of every lead is in the message', async () => {
      await post({
        ...fields,
        'own:towing': ' A boat ',
        'own-label:towing': 'What would you tow?',
        'own:notes': '',
        'own:when': 'Saturday',
      });
      expect(await api.database.query(`select payload->>'message' as message from leads`)).toEqual([
        { message: 'What would you tow?: A boat\nwhen: Saturday\n\nIs it still there?' },
      ]);
    });

    it('PL-030 AP-043 a pasted control character is removed, and turns no form into an error', async () => {
      const { statusCode } = await post({ ...fields, name: 'An\u0000n\u0007', message: 'one\u0000\r\ntwo', Rego: '1AB\u202C' });
      expect(statusCode).toBe(303);
      expect(
        await api.database.query(`select payload->>'name' as name, payload->>'message' as message, payload->>'Rego' as rego from leads`),
      ).toEqual([{ name: 'Ann', message: 'one\ntwo', rego: '1AB' }]);
    });

    it.each([
      ['a body that is too large', 'x'.repeat(70_000), {}, 413, 'This is too large to be sent.'],
      ['another site’s page', 'a=b', { origin: 'https://evil.example' }, 403, 'You can not do that.'],
    ])('PL-030 PL-048 %s is rejected with a page too, which runs and loads nothing', async (_what, payload, over, status, title) => {
      const { statusCode, headers, body } = await api.app.inject({
        method: 'POST',
        url: '/api/leads',
        headers: { host: HARBOUR_HOST, 'content-type': 'application/x-www-form-urlencoded', ...over },
        payload,
      });
      expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(headers['content-security-policy']).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    });

    it('PL-030 PL-048 is rejected with a page that names the reasons, with escaped values', async () => {
      const { statusCode, headers, body } = await post({ ...fields, phone: '1', name: '<script>alert(1)</script>' });
      expect([statusCode, headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
      expect(body).toContain(`<li>${PHONE_INVALID}</li>`);
      expect(body).not.toContain('<script');
    });
  });

  it('PL-046 rejects requests from another site’s page', async () => {
    expect(await send(LEAD, { headers: { origin: 'https://evil.example' } })).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden' } },
    });
    expect((await send(LEAD, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await send(LEAD, { headers: { origin: `http://${HARBOUR_HOST}:3000` } })).status).toBe(201);
    const overHttps = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' };
    expect((await send(LEAD, { headers: { ...overHttps, origin: `http://${HARBOUR_HOST}` } })).status).toBe(403);
    expect((await send(LEAD, { headers: { ...overHttps, origin: `https://${HARBOUR_HOST}` } })).status).toBe(201);
  });

  it('AP-046 PL-043 adds attributes to a lead of the site, and to no other', async () => {
    const { body } = await send(LEAD);
    const add = async (host: string) =>
      (
        await api.app.inject({
          method: 'POST',
          url: `/api/leads/${body.lead_id}/attributes`,
          headers: { host },
          payload: { category: 'General Enquiry', attributes: { car_type: 'used' } },
        })
      ).statusCode;
    expect([await add(HARBOUR_HOST), await add(RIVER_HOST)]).toEqual([204, 404]);
    expect(await api.database.query('select attributes from lead_attributes')).toEqual([{ attributes: { car_type: 'used' } }]);
  });

  it('AP-002 rejects a body that is no JSON in the standard error shape', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host: HARBOUR_HOST, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: '{',
    });
    expect([response.statusCode, response.json()]).toMatchObject([422, { error: { code: 'validation_failed' } }]);
  });

  it('PL-032 AP-042 a form that is back online and sends the same key again creates no second lead', async () => {
    const key = randomUUID();
    const first = await send(LEAD, { key });
    await api.database.script(`update lead_keys set created_at = now() - interval '23 hours'`);
    const again = await send({ ...LEAD, fill_seconds: 80_000 }, { key });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([await count('leads'), await count('lead_deliveries')]).toEqual([1, 1]);
  });

  it('PL-038 more than ten leads an hour with one phone or e-mail address go to quarantine: accepted, not delivered', async () => {
    const reasons = async () =>
      (await api.database.query<{ quarantine_reason: string | null }>('select quarantine_reason from leads order by created_at')).map(
        (row) => row.quarantine_reason,
      );
    for (let index = 0; index < 10; index += 1) await send({ ...LEAD, email: `ann${index}@example.com` });
    expect(await reasons()).toEqual(Array.from({ length: 10 }, () => null));
    expect((await send({ ...LEAD, email: 'other@example.com' })).status).toBe(201);
    expect((await reasons()).at(-1)).toBe('limit');
    expect(await count('lead_deliveries')).toBe(10);
    expect((await send({ ...LEAD, phone: '0400 000 001', email: 'new@example.com' }, { host: RIVER_HOST })).status).toBe(201);
    expect((await reasons()).at(-1)).toBeNull();
  });

  it('PL-039 stores the displayed wording of each checkbox, and the time', async () => {
    await send({
      ...LEAD,
      opt_in_finance: true,
      opt_in_finance_wording: 'Call me about finance.',
      terms_agreed: true,
      terms_wording: 'I agree to the terms.',
    });
    expect(
      await api.database.query("select kind, wording, given_at > now() - interval '1 minute' as now from consents order by kind"),
    ).toEqual([
      { kind: 'finance', wording: 'Call me about finance.', now: true },
      { kind: 'terms', wording: 'I agree to the terms.', now: true },
    ]);
  });

  it('AP-050 responds the same for every address, stores it once and withdraws its consent', async () => {
    await send({ ...LEAD, opt_in: true, opt_in_wording: 'Yes.' });
    await send({ ...LEAD, email: 'bo@example.com', opt_in: true, opt_in_wording: 'Yes.' });
    const unsubscribe = async (payload?: object) =>
      (await api.app.inject({ method: 'POST', url: '/api/unsubscribe', headers: { host: HARBOUR_HOST }, payload })).statusCode;
    const payloads = [
      { email: 'Ann@Example.com ' },
      { email: 'ann@example.com' },
      { email: 'unknown@example.com' },
      { email: 7 },
      { email: "x' or 1=1" },
      {},
    ];
    for (const payload of payloads) expect(await unsubscribe(payload)).toBe(204);
    expect(await api.database.query('select tenant, email from unsubscribes order by email')).toEqual([
      { tenant: 'harbour-motors', email: 'ann@example.com' },
      { tenant: 'harbour-motors', email: 'unknown@example.com' },
    ]);
    expect(
      await api.database.query(`select payload->>'email' as email, withdrawn_at is not null as ended
      from consents join leads on leads.id = consents.lead_id order by 1`),
    ).toEqual([
      { email: 'ann@example.com', ended: true },
      { email: 'bo@example.com', ended: false },
    ]);
  });

  it('FO-106 PL-030 a form without script that unsubscribes is led back to its page', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/unsubscribe',
      headers: {
        host: HARBOUR_HOST,
        'content-type': 'application/x-www-form-urlencoded',
        'x-site-routes': '[{"name":"forms.unsubscribe","pattern":"/pages/unsubscribe"}]',
      },
      payload: 'email=ann%40example.com',
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/pages/unsubscribe?done=true']);
    expect(await count('unsubscribes')).toBeGreaterThan(0);
  });

  it('FO-105 a survey is stored with name and e-mail alone, and no other form is', async () => {
    const survey = { ...LEAD, category: 'Feedback', subcategory: 'Survey', last_name: '', phone: '', postcode: '' };
    expect((await send(survey)).status).toBe(201);
    const rejected = await send({ ...survey, subcategory: null });
    expect([rejected.status, Object.keys(rejected.body.error?.fields ?? {}).toSorted()]).toEqual([422, ['phone', 'postcode']]);
    expect((await send({ ...survey, email: '' })).status).toBe(422);
  });

  it('AP-043 PL-048 text of any language, SQL and HTML are stored unchanged', async () => {
    const message = `'; drop table leads; -- <script>alert(1)</script> "quoted" \\ 車 \u{1F697}`;
    const { status } = await send({ ...LEAD, message });
    expect(status).toBe(201);
    expect(await api.database.query(`select payload->>'message' as message from leads`)).toEqual([{ message }]);
  });
});
