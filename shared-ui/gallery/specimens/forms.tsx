import { Checkbox, Field, MoneyInput, RadioGroup, Select, Stack, TextArea, TextInput } from '@forecourt/shared-ui';
import { Combobox, DateTimeField, EmailInput, MoneyField, NumberStepper, PhoneInput, RangeSlider } from '@forecourt/shared-ui/inputs';
import { Kept } from './Kept';
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
        </div>
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
      error: <RadioGroup legend="Licence?" name="licence" options={YES_NO} value={null} onChange={nothing} error="Choose one." />,
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
  },
];
