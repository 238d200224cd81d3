import { timeZoneAt, usePlatform, type Location } from '@forecourt/shared-contracts';
import { Button, Skeleton, Stack } from '@forecourt/shared-ui';
import { DateTimeField } from '@forecourt/shared-ui/inputs';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { AppointmentPicker } from '../appointments/AppointmentPicker';
import { useAppointmentSlots } from '../appointments/useAppointmentSlots';
import type { FormField } from '../definition/formFields';
import type { FormValues } from '../definition/formValues';
import type { AppointmentDay } from '../appointments/appointmentDays';
import { isTypedTime } from '../appointments/typedTime';
import { Announcement, Note } from '../layout/Note';
import styles from './fields.module.css';
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

const hasTime = (days: readonly AppointmentDay[], time: string) =>
  days.some(({ morning, afternoon }) => [...morning, ...afternoon].some(({ start }) => start === time));

function LocationAppointment({ field, location }: { field: FormField; location: Location }) {
  const { site } = usePlatform();
  const { submitCount, isSubmitting, errors, setFieldValue } = useFormikContext<FormValues>();
  const { error, props, setValue } = useFormField(field);
  const slots = useAppointmentSlots(location, submitCount);
  const mayChange = !isSubmitting && (isTypedTime(props.value) || errors.appointment !== undefined);
  const isUnknown = mayChange && slots.state === 'ready' && props.value.includes('T') && !hasTime(slots.days, props.value);
  useEffect(() => {
    // What was typed before the times were known, or what the back end says has been taken: one of those that are listed can be booked. While a lead
    // is on its way its time stays, as a retry is the same lead.
    if (isUnknown) void setFieldValue('appointment', '', false);
  }, [isUnknown, setFieldValue]);
  const handleNoTime = ({ currentTarget }: MouseEvent) => {
    // The button goes: the focus stays in the field.
    currentTarget.closest<HTMLElement>('[data-appointment]')?.querySelector<HTMLElement>('input:checked')?.focus();
    setValue('');
  };

  if (slots.state === 'loading') {
    return (
      <>
        <div className={styles.loading}>
          <Skeleton height="14rem" />
        </div>
        <noscript>
          <Note>Send the form, and we call you to find a time for it.</Note>
        </noscript>
      </>
    );
  }
  if (slots.state === 'failed') return <TypedAppointment field={field} error={error} onChange={setValue} />;
  return (
    <Stack gap={3} data-appointment="">
      <AppointmentPicker
        legend={`${field.label} (optional)`}
        days={slots.days}
        timeZone={timeZoneAt(location, site)}
        value={props.value}
        onChange={setValue}
        error={error}
      />
      <Announcement hidden={slots.days.length === 0 || props.value !== ''}>Without a time we call you to find one.</Announcement>
      {props.value !== '' && (
        <div>
          <Button variant="quiet" size="s" onClick={handleNoTime}>
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
