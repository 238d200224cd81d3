import { Field, MoneyInput, Stack, TextArea, TextInput } from '@forecourt/shared-ui';
import { DateTimeField, EmailInput, MoneyField, NumberStepper, PhoneInput, RangeSlider } from '@forecourt/shared-ui/inputs';
import { Controlled } from './Controlled';
import { ClickedOnMount } from './ClickedOnMount';
import { nothing, type Specimen } from './specimen';

export const forms: readonly Specimen[] = [
  {
    shows: ['Field', 'TextInput'],
    group: 'forms',
    states: {
      'with hint': (
        <Field label="Name" hint="As on your licence">
          {(control) => <TextInput {...control} autoComplete="name" defaultValue="Alex Nguyen" />}
        </Field>
      ),
      'with error': (
        <Field label="Postcode" error="Enter a postcode of four digits.">
          {(control) => <TextInput {...control} inputMode="numeric" defaultValue="60" />}
        </Field>
      ),
      disabled: (
        <Field label="Stock number" isOptional>
          {(control) => <TextInput {...control} disabled defaultValue="SVT-1042" />}
        </Field>
      ),
    },
    covering: {
      'with focus': (
        <ClickedOnMount isFocusOnly>
          <Field label="Name">{(control) => <TextInput {...control} defaultValue="Alex Nguyen" />}</Field>
        </ClickedOnMount>
      ),
      'error, with focus': (
        <ClickedOnMount isFocusOnly>
          <Field label="Postcode" error="Enter a postcode of four digits.">
            {(control) => <TextInput {...control} defaultValue="60" />}
          </Field>
        </ClickedOnMount>
      ),
    },
  },
  {
    shows: ['EmailInput', 'PhoneInput'],
    group: 'forms',
    states: {
      both: (
        <Stack gap={4}>
          <Field label="Email">{(control) => <EmailInput {...control} placeholder="you@example.com" />}</Field>
          <Field label="Mobile">{(control) => <PhoneInput {...control} defaultValue="0412 555 019" />}</Field>
        </Stack>
      ),
    },
  },
  {
    shows: ['TextArea'],
    group: 'forms',
    states: {
      message: <Field label="Message">{(control) => <TextArea {...control} defaultValue="Is this car still there on Saturday?" />}</Field>,
      error: (
        <Field label="Comments" error="Write a few words.">
          {(control) => <TextArea {...control} />}
        </Field>
      ),
    },
  },
  {
    shows: ['MoneyInput', 'MoneyField'],
    group: 'forms',
    states: {
      'quick picks': (
        <Controlled initially={5000 as number | null}>
          {(value, set) => (
            <MoneyField
              label="Deposit"
              hint="Leave it empty for none"
              quickPicks={[2000, 5000, 10_000]}
              value={value}
              onValueChange={set}
            />
          )}
        </Controlled>
      ),
      plain: <Field label="Weekly budget">{(control) => <MoneyInput {...control} value={180} onValueChange={nothing} />}</Field>,
      error: <MoneyField label="Trade-in value" error="Enter whole dollars." value={null} onValueChange={nothing} />,
    },
  },
  {
    shows: ['NumberStepper'],
    group: 'forms',
    states: {
      seats: (
        <Controlled initially={5 as number | null}>
          {(value, set) => (
            <Field label="Seats">{(control) => <NumberStepper {...control} value={value} onValueChange={set} min={2} max={9} />}</Field>
          )}
        </Controlled>
      ),
      'at its lowest': (
        <Field label="Berths">{(control) => <NumberStepper {...control} value={2} onValueChange={nothing} min={2} max={8} />}</Field>
      ),
      disabled: <Field label="Doors">{(control) => <NumberStepper {...control} value={4} onValueChange={nothing} disabled />}</Field>,
    },
  },
  {
    shows: ['DateTimeField'],
    group: 'forms',
    states: {
      'with times': (
        <Controlled initially={{ date: '2026-03-07', time: '10:30' }}>
          {(value, set) => (
            <DateTimeField
              legend="Test drive"
              hint="We confirm by phone"
              value={value}
              onChange={set}
              min="2026-03-02"
              times={['09:00', '10:30', '13:00'].map((time) => ({ value: time, label: time }))}
            />
          )}
        </Controlled>
      ),
      error: <DateTimeField legend="Call back" value={{ date: '', time: '' }} onChange={nothing} error="Choose a day." />,
    },
  },
  {
    shows: ['RangeSlider'],
    group: 'forms',
    states: {
      price: (
        <Controlled initially={{ min: 15_000, max: 62_000 }}>
          {(value, set) => <RangeSlider legend="Price" prefix="$" min={0} max={100_000} step={1000} value={value} onChange={set} />}
        </Controlled>
      ),
      'whole range': (
        <Controlled initially={{ min: 0, max: 250_000 }}>
          {(value, set) => <RangeSlider legend="Odometer" unit="km" min={0} max={250_000} step={1000} value={value} onChange={set} />}
        </Controlled>
      ),
    },
    covering: {
      'with focus': (
        <ClickedOnMount isFocusOnly>
          <RangeSlider
            legend="Price"
            prefix="$"
            min={0}
            max={100_000}
            step={1000}
            value={{ min: 15_000, max: 62_000 }}
            onChange={nothing}
          />
        </ClickedOnMount>
      ),
    },
  },
];
