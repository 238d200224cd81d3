import { aLead } from '@forecourt/shared-contracts/testing';
import { CSV_HEADER, csvRow } from './leadsCsv';

it('PL-037 a line of the export has a cell for each heading, and no cell that a spreadsheet would run', () => {
  const payload = aLead({ name: '=1+1', last_name: '@x', message: '-2+3', phone: '+61412345678', car_id: 7 });
  const lead = {
    tenant: 'harbour-motors',
    id: 'a',
    at: '2026-03-02T01:30:00.000Z',
    category: 'General Enquiry',
    quarantine: null,
    states: 'crm:dead',
    payload,
    updates: [
      { category: 'Reservation', at: '2026-03-02T02:00:00.000Z', attributes: { amount: 200, held_until: '2026-03-04', none: null } },
    ],
  };
  const row = Object.fromEntries(csvRow(lead).map((cell, index) => [CSV_HEADER[index], cell]));
  expect(row).toMatchObject({
    tenant: 'harbour-motors',
    quarantine: '',
    deliveries: 'crm:dead',
    updates: '2026-03-02T02:00:00.000Z Reservation: amount 200, held until 2026-03-04',
    name: "'=1+1",
    last_name: "'@x",
    message: "'-2+3",
    phone: '+61412345678',
    car_id: '7',
  });
  expect(Object.keys(row)).toHaveLength(CSV_HEADER.length);
});
