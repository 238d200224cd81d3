import { addDays } from '@forecourt/shared-contracts';
import type { DemoItems, DemoSite } from './demoItem';
import { publicHolidays } from './publicHolidays';

const SHORT_DAY = { begin: '10:00', end: '15:00' };

/** Hours of the public holidays of the year to come, by the state of each location (AP-009). */
export function demoSpecialHours({ site, today }: DemoSite): DemoItems<'special-hours'> {
  const year = Number(today.slice(0, 4));
  const last = addDays(today, 365);
  return site.locations
    .filter(({ visible }) => visible)
    .flatMap(({ id, location_type: type, address }) =>
      [year, year + 1]
        .flatMap((each) => publicHolidays(address.state, each))
        .filter(({ date }) => date >= today && date <= last)
        .map(({ date, isClosedDay }) => {
          const isOpen = !isClosedDay && type === 'sales';
          return {
            slug: `${date}-${id}`,
            position: 0,
            document: {
              date,
              status: isOpen ? ('Open' as const) : ('Closed' as const),
              start_hour: null,
              end_hour: null,
              hours: isOpen ? SHORT_DAY : null,
              location_id: id,
              location: null,
            },
          };
        }),
    );
}
