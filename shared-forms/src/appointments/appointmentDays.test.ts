import { appointmentDays } from './appointmentDays';

const slot = (start: string, available = true) => ({ start, available });

it('FO-048 groups the free slots by day and half-day, by the clock of the location', () => {
  const slots = [
    slot('2026-03-02T11:00:00+08:00'),
    slot('2026-03-02T12:00:00+08:00'),
    slot('2026-03-03T09:00:00+08:00', false),
    slot('2026-03-03T13:30:00+08:00'),
    slot('2026-03-06T08:00:00+08:00'),
  ];
  expect(appointmentDays(slots, '2026-03-02')).toEqual([
    {
      date: '2026-03-02',
      label: 'Today',
      morning: [{ start: '2026-03-02T11:00:00+08:00', label: '11:00 am' }],
      afternoon: [{ start: '2026-03-02T12:00:00+08:00', label: '12:00 pm' }],
    },
    { date: '2026-03-03', label: 'Tomorrow', morning: [], afternoon: [{ start: '2026-03-03T13:30:00+08:00', label: '1:30 pm' }] },
    { date: '2026-03-06', label: 'Fri 6 Mar', morning: [{ start: '2026-03-06T08:00:00+08:00', label: '8:00 am' }], afternoon: [] },
  ]);
});

it('FO-048 leaves out a day whose slots are all taken', () => {
  expect(appointmentDays([slot('2026-03-02T11:00:00+08:00', false)], '2026-03-02')).toEqual([]);
});
