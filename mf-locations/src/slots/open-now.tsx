import { loadSpecialHours, useClock, useSite, type SlotMap, type SlotModule, type SpecialHours } from '@forecourt/shared-contracts';
import { VisuallyHidden } from '@forecourt/shared-ui';
import { visibleLocation } from '../location/visibleLocation';
import { OpenNow } from '../opening-hours/OpenNow';
import { todayHours } from '../opening-hours/todayHours';

type OpenNowModule = SlotModule<'open-now', SpecialHours[]>;

export const dataKey: OpenNowModule['dataKey'] = ({ locationId }) => String(locationId);

export const loader: OpenNowModule['loader'] = ({ locationId }, context) => loadSpecialHours([locationId], context);

/** 'open-now': whether a location is open, in two words; renders nothing for an unknown or hidden one, or without hours. */
export function Component({ locationId, data: specialHours }: SlotMap['open-now'] & { data: SpecialHours[] }) {
  const site = useSite();
  const now = useClock();
  const location = visibleLocation(site, locationId);
  const today = location && todayHours(location, { site, now, specialHours });
  if (!location || !today) return null;
  return (
    <>
      <VisuallyHidden>{location.name}: </VisuallyHidden>
      <OpenNow isOpen={today.isOpen} />
    </>
  );
}
