import { timeZoneAt, usePlatform, type Location } from '@forecourt/shared-contracts';
import { Button, Skeleton, Stack } from '@forecourt/shared-ui';
import { DateTimeField } from '@forecourt/shared-ui/inputs';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { AppointmentPicker } from '../appointments/AppointmentPicker';
import { useAppointmentSlots } from '../appointments/useAppointmentSlots';
import type { FormField } from '../definition/formFields';
import type { FormValues } from '../definition/formValues';
import { isTypedTime } from '../appointments/typedTime';
import { Note } from '../layout/Note';
import { useFormField } from './useFormField';

/** When the visitor would like to come: a free slot of the location, where its slots are not known a wish for any future time, or no time. */
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
  return location ? <LocationAppointment key={location.id} field={field} location={location} /> : null;
}

function LocationAppointment({ field, location }: { field: FormField; location: Location }) {
  const { site } = usePlatform();
  const { submitCount, setFieldValue } = useFormikContext<FormValues>();
  const { error, props, setValue } = useFormField(field);
  const slots = useAppointmentSlots(location, submitCount);
  const isTypedBefore = slots.state === 'ready' && isTypedTime(props.value);
  useEffect(() => {
    // The times are known now: one of them can be booked.
    if (isTypedBefore) void setFieldValue('appointment', '');
  }, [isTypedBefore, setFieldValue]);

  if (slots.state === 'loading') return <Skeleton height="14rem" />;
  if (slots.state === 'failed') return <TypedAppointment field={field} error={error} onChange={setValue} />;
  return (
    <Stack gap={3}>
      <AppointmentPicker
        legend={`${field.label} (optional)`}
        days={slots.days}
        timeZone={timeZoneAt(location, site)}
        value={props.value}
        onChange={setValue}
        error={error}
      />
      {slots.days.length > 0 && props.value === '' && <Note>Without a time we call you to find one.</Note>}
      {props.value !== '' && (
        <div>
          <Button variant="quiet" size="s" onClick={() => setValue('')}>
            No preferred time
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface TypedAppointmentProps {
  field: FormField;
  error: string | undefined;
  onChange(value: string): void;
}

/** Any time, typed: a wish, as the form says; without a time its date alone is the value. */
function TypedAppointment({ field, error, onChange }: TypedAppointmentProps) {
  const [typed, setTyped] = useState({ date: '', time: '' });
  return (
    <DateTimeField
      legend={`${field.label} (optional)`}
      hint="We can not list the free times at the moment. Tell us when you would like to come: we call you to confirm it."
      value={typed}
      onChange={(next) => {
        setTyped(next);
        onChange([next.date, next.time].filter(Boolean).join('T'));
      }}
      error={error}
    />
  );
}
