import type { OpeningHour } from '@forecourt/shared-contracts';
import { anOpeningHour } from '@forecourt/shared-contracts/testing';
import fc from 'fast-check';
import { groupedHours, hoursText } from './hoursRows';

const closed = (weekday: number) => anOpeningHour({ weekday, status: 'Closed', formated_hours: null, open: null, close: null });
const open = (weekday: number, formated_hours: string | null = '8:30am - 5:00pm') => anOpeningHour({ weekday, formated_hours });
const aWeek = (...weekdays: OpeningHour[]) => [...weekdays, closed(6), closed(0)];
const plain = { closedAsAppointmentOnly: false };

describe('groupedHours', () => {
  it('CO-096 CO-097 groups five equal weekdays as Mon-Fri, with rows for Saturday and Sunday', () => {
    expect(groupedHours(aWeek(...[1, 2, 3, 4, 5].map((day) => open(day))), plain)).toEqual([
      { label: 'Mon-Fri', text: '8:30am - 5:00pm' },
      { label: 'Sat', text: 'Closed' },
      { label: 'Sun', text: 'Closed' },
    ]);
  });

  it('CO-096 groups neighbouring equal days only', () => {
    const hours = aWeek(open(1), open(2), open(3), open(4, '8:30am - 9:00pm'), open(5));
    expect(groupedHours(hours, plain).map(({ label }) => label)).toEqual(['Mon-Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  });

  it('CO-096 compares the status too', () => {
    const hours = aWeek(open(1, 'Closed'), closed(2), closed(3), closed(4), closed(5));
    expect(groupedHours(hours, plain).map(({ label }) => label)).toEqual(['Mon', 'Tue-Fri', 'Sat', 'Sun']);
  });

  it('CO-097 never groups the weekend, even with equal hours', () => {
    const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => open(day));
    expect(groupedHours(hours, plain).map(({ label }) => label)).toEqual(['Mon-Fri', 'Sat', 'Sun']);
  });

  it('CO-096 treats days without an entry as closed, and returns no rows without entries', () => {
    expect(groupedHours([open(1)], plain)).toEqual([
      { label: 'Mon', text: '8:30am - 5:00pm' },
      { label: 'Tue-Fri', text: 'Closed' },
      { label: 'Sat', text: 'Closed' },
      { label: 'Sun', text: 'Closed' },
    ]);
    expect(groupedHours([], plain)).toEqual([]);
  });

  it('CO-096 treats a closed day and a day without an entry as equal', () => {
    expect(groupedHours([closed(1), closed(3), open(5)], plain).map(({ label }) => label)).toEqual(['Mon-Thu', 'Fri', 'Sat', 'Sun']);
  });

  it('CO-096 the rows contain the text of every day', () => {
    const labels = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    const daysOf = (label: string) => {
      const [first = '', last = first] = label.split('-');
      return labels.slice(labels.indexOf(first), labels.indexOf(last) + 1);
    };
    const day = fc.constantFrom<Partial<OpeningHour>>({}, { formated_hours: null }, { formated_hours: '9 - 12' }, { status: 'Closed' });
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), fc.boolean(), (days, closedAsAppointmentOnly) => {
        const hours = days.map((each, weekday) => anOpeningHour({ ...each, weekday }));
        const expanded = groupedHours(hours, { closedAsAppointmentOnly }).flatMap(({ label, text }) =>
          daysOf(label).map((name) => `${name} ${text}`),
        );
        const expected = [1, 2, 3, 4, 5, 6, 0].map(
          (weekday) => `${labels[weekday]} ${hoursText(hours[weekday], { closedAsAppointmentOnly })}`,
        );
        expect(expanded).toEqual(expected);
      }),
    );
  });
});

it.each([
  ['its text', open(1, '9am - 12pm'), plain, '9am - 12pm'],
  ['its times without a text, as people write them', open(1, ' '), plain, '8:30am - 5:00pm'],
  ['noon and midnight', anOpeningHour({ formated_hours: null, open: '12:00', close: '24:00' }), plain, '12:00pm - 12:00am'],
  ['a time that cannot be read as it is', anOpeningHour({ formated_hours: null, open: 'noon', close: '9:00am' }), plain, 'noon - 9:00am'],
  ['the one known time', anOpeningHour({ formated_hours: null, close: null }), plain, '8:30am'],
  ['Open without known times', anOpeningHour({ formated_hours: null, open: null, close: null }), plain, 'Open'],
  ['closed', closed(1), plain, 'Closed'],
  ['closed, by appointment', closed(1), { closedAsAppointmentOnly: true }, 'By appointment only'],
])('CO-098 SH-175 a day reads %s', (_case, hour, switches, text) => {
  expect(hoursText(hour, switches)).toBe(text);
});
