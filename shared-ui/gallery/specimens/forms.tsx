import { Checkbox, Field, MoneyInput, RadioGroup, Select, Stack, TextArea, TextInput } from '@forecourt/shared-ui';
import { Combobox, DateTimeField, EmailInput, MoneyField, NumberStepper, PhoneInput, RangeSlider } from '@forecourt/shared-ui/inputs';
import { Kept } from './Kept';
import { Opened } from './Opened';
import { nothing, type Specimen } from './specimen';

const STATES = [
  { value: 'WA', label: 'Western Australia' },
  { value: 'SA', label: 'South Australia' },
  { value: 'QLD', label: 'Queensland' },
];
const MAKES = [
  { value: 'toyota', label: 'Toyota', hint: '182' },
  { value: 'mazda', label: 'Mazda', hint: '64' },
  { value: 'mitsubishi', label: 'Mitsubishi', hint: '31' },
  { value: 'hyundai', label: 'Hyundai', hint: '58' },
];
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

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
        <Opened isFocusOnly>
          <Field label="Name">{(control) => <TextInput {...control} defaultValue="Alex Nguyen" />}</Field>
        </Opened>
      ),
      'error, with focus': (
        <Opened isFocusOnly>
          <Field label="Postcode" error="Enter a postcode of four digits.">
            {(control) => <TextInput {...control} defaultValue="60" />}
          </Field>
        </Opened>
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
        <Kept initially={5000 as number | null}>
          {(value, set) => <MoneyField label="Deposit" hint="Leave it empty for none" quickPicks={[2000, 5000, 10_000]} value={value} onValueChange={set} />}
        </Kept>
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
        <Kept initially={5 as number | null}>
          {(value, set) => <Field label="Seats">{(control) => <NumberStepper {...control} value={value} onValueChange={set} min={2} max={9} />}</Field>}
        </Kept>
      ),
      'at its lowest': <Field label="Berths">{(control) => <NumberStepper {...control} value={2} onValueChange={nothing} min={2} max={8} />}</Field>,
      disabled: <Field label="Doors">{(control) => <NumberStepper {...control} value={4} onValueChange={nothing} disabled />}</Field>,
    },
  },
  {
    shows: ['Select'],
    group: 'forms',
    states: {
      chosen: <Field label="State">{(control) => <Select {...control} options={STATES} placeholder="Choose" defaultValue="WA" />}</Field>,
      error: (
        <Field label="Body type" error="Choose a body type.">
          {(control) => <Select {...control} options={STATES} placeholder="Choose" />}
        </Field>
      ),
      disabled: <Field label="Model">{(control) => <Select {...control} options={[]} placeholder="Choose a make first" disabled />}</Field>,
    },
  },
  {
    shows: ['Combobox'],
    group: 'forms',
    states: {
      chosen: (
        <Kept initially={'toyota' as string | null}>
          {(value, set) => <Field label="Make">{(control) => <Combobox {...control} options={MAKES} value={value} onSelect={set} />}</Field>}
        </Kept>
      ),
      empty: (
        <Kept initially={null as string | null}>
          {(value, set) => (
            <Field label="Suburb">{(control) => <Combobox {...control} options={STATES} value={value} onSelect={set} placeholder="Suburb or postcode" />}</Field>
          )}
        </Kept>
      ),
      'error, and disabled': (
        <Stack gap={4}>
          <Field label="Colour" error="Choose a colour.">
            {(control) => <Combobox {...control} options={MAKES} value={null} onSelect={nothing} />}
          </Field>
          <Field label="Badge">{(control) => <Combobox {...control} options={MAKES} value="mazda" onSelect={nothing} disabled />}</Field>
        </Stack>
      ),
    },
    covering: {
      open: (
        <Opened>
          <Field label="Make">{(control) => <Combobox {...control} options={MAKES} value="mazda" onSelect={nothing} />}</Field>
        </Opened>
      ),
      'nothing found': (
        <Opened>
          <Field label="Suburb">{(control) => <Combobox {...control} options={[]} value={null} onSelect={nothing} emptyText="No suburb found" />}</Field>
        </Opened>
      ),
    },
  },
  {
    shows: ['Checkbox'],
    group: 'forms',
    states: {
      all: (
        <div>
          <Checkbox label="Only show cars under warranty" defaultChecked />
          <Checkbox label="I agree to the terms" error="*You must agree." />
          <Checkbox label="Not for this car" disabled />
          <Checkbox label="Always part of it" disabled defaultChecked />
        </div>
      ),
    },
    covering: {
      'with focus': (
        <Opened isFocusOnly>
          <Checkbox label="Only show cars under warranty" defaultChecked />
        </Opened>
      ),
    },
  },
  {
    shows: ['RadioGroup'],
    group: 'forms',
    states: {
      list: (
        <Kept initially={'no' as string | null}>{(value, set) => <RadioGroup legend="Trade-in?" name="trade" options={YES_NO} value={value} onChange={set} />}</Kept>
      ),
      segments: (
        <Kept initially={'yes' as string | null}>
          {(value, set) => <RadioGroup legend="Finance?" name="finance" options={YES_NO} value={value} onChange={set} presentation="segments" />}
        </Kept>
      ),
      'segments, error': <RadioGroup legend="Delivery?" name="delivery" options={YES_NO} value={null} onChange={nothing} error="Choose one." presentation="segments" />,
      error: <RadioGroup legend="Licence?" name="licence" options={YES_NO} value={null} onChange={nothing} error="Choose one." />,
      'one choice off': (
        <RadioGroup legend="Pick-up?" name="pick-up" options={[...YES_NO, { value: 'later', label: 'Later', isDisabled: true }]} value="yes" onChange={nothing} />
      ),
    },
    covering: {
      'segments, with focus': (
        <Opened isFocusOnly>
          <RadioGroup legend="Finance?" name="finance" options={YES_NO} value="yes" onChange={nothing} presentation="segments" />
        </Opened>
      ),
    },
  },
  {
    shows: ['DateTimeField'],
    group: 'forms',
    states: {
      'with times': (
        <Kept initially={{ date: '2026-03-07', time: '10:30' }}>
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
        </Kept>
      ),
      error: <DateTimeField legend="Call back" value={{ date: '', time: '' }} onChange={nothing} error="Choose a day." />,
    },
  },
  {
    shows: ['RangeSlider'],
    group: 'forms',
    states: {
      price: (
        <Kept initially={{ min: 15_000, max: 62_000 }}>
          {(value, set) => <RangeSlider legend="Price" prefix="$" min={0} max={100_000} step={1000} value={value} onChange={set} />}
        </Kept>
      ),
      'whole range': (
        <Kept initially={{ min: 0, max: 250_000 }}>
          {(value, set) => <RangeSlider legend="Odometer" unit="km" min={0} max={250_000} step={1000} value={value} onChange={set} />}
        </Kept>
      ),
    },
    covering: {
      'with focus': (
        <Opened isFocusOnly>
          <RangeSlider legend="Price" prefix="$" min={0} max={100_000} step={1000} value={{ min: 15_000, max: 62_000 }} onChange={nothing} />
        </Opened>
      ),
    },
  },
];
