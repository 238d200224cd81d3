import { minutesOf, usePlatform, withOffset } from '@forecourt/shared-contracts';
import { Skeleton } from '@forecourt/shared-ui';
import { DateTimeField } from '@forecourt/shared-ui/inputs';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { AppointmentPicker } from '../appointments/AppointmentPicker';
import { useAppointmentSlots } from '../appointments/useAppointmentSlots';
import type { FormField } from '../definition/formFields';
import type { FormValues } from '../definition/formValues';
import { useFormField } from './useFormField';

/** When the visitor would like to come: a free slot of the location, where its slots are not known any future time, or no time. */
export function AppointmentField({ field }: { field: FormField }) {
  const { site } = usePlatform();
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const slug = values['distribution-location'] || values.location;
  const previous = useRef(slug);
  useEffect(() => {
    const before = previous.current;
    previous.current = slug;
    // A time of another location is none of this one.
    if (before && before !== slug) void setFieldValue('appointment', '');
  }, [setFieldValue, slug]);
  const location = site.locations.find((each) => each.slug === slug);
  return location ? <LocationAppointment key={location.id} field={field} locationId={location.id} /> : null;
}

function LocationAppointment({ field, locationId }: { field: FormField; locationId: number }) {
  const { site } = usePlatform();
  const { submitCount } = useFormikContext<FormValues>();
  const { error, props, setValue } = useFormField(field);
  const slots = useAppointmentSlots(locationId, submitCount);
  const timeZone = site.switches.openingHoursTimeZone;

  if (slots.state === 'loading') return <Skeleton height="5rem" />;
  if (slots.state === 'failed') return <TypedAppointment field={field} timeZone={timeZone} error={error} onChange={setValue} />;
  return (
    <AppointmentPicker
      legend={`${field.label} (optional)`}
      days={slots.days}
      timeZone={timeZone}
      value={props.value}
      onChange={setValue}
      error={error}
    />
  );
}

interface TypedAppointmentProps {
  field: FormField;
  timeZone: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** Any time, typed; without a time its date alone is the value. */
function TypedAppointment({ field, timeZone, error, onChange }: TypedAppointmentProps) {
  const [typed, setTyped] = useState({ date: '', time: '' });
  return (
    <DateTimeField
      legend={`${field.label} (optional)`}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        const minutes = minutesOf(next.time);
        onChange(next.date && minutes !== null ? withOffset(next.date, minutes, timeZone) : next.date || next.time);
      }}
      error={error}
    />
  );
}
