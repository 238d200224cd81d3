import { Checkbox, Field, RadioGroup, Select, Stack } from '@forecourt/shared-ui';
import { Combobox } from '@forecourt/shared-ui/inputs';
import { Controlled } from './Controlled';
import { ClickedOnMount } from './ClickedOnMount';
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

export const choices: readonly Specimen[] = [
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
        <Controlled initially={'toyota' as string | null}>
          {(value, set) => (
            <Field label="Make">{(control) => <Combobox {...control} options={MAKES} value={value} onSelect={set} />}</Field>
          )}
        </Controlled>
      ),
      empty: (
        <Controlled initially={null as string | null}>
          {(value, set) => (
            <Field label="Suburb">
              {(control) => <Combobox {...control} options={STATES} value={value} onSelect={set} placeholder="Suburb or postcode" />}
            </Field>
          )}
        </Controlled>
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
        <ClickedOnMount>
          <Field label="Make">{(control) => <Combobox {...control} options={MAKES} value="mazda" onSelect={nothing} />}</Field>
        </ClickedOnMount>
      ),
      'nothing found': (
        <ClickedOnMount>
          <Field label="Suburb">
            {(control) => <Combobox {...control} options={[]} value={null} onSelect={nothing} emptyText="No suburb found" />}
          </Field>
        </ClickedOnMount>
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
        <ClickedOnMount isFocusOnly>
          <Checkbox label="Only show cars under warranty" defaultChecked />
        </ClickedOnMount>
      ),
    },
  },
  {
    shows: ['RadioGroup'],
    group: 'forms',
    states: {
      list: (
        <Controlled initially={'no' as string | null}>
          {(value, set) => <RadioGroup legend="Trade-in?" name="trade" options={YES_NO} value={value} onChange={set} />}
        </Controlled>
      ),
      segments: (
        <Controlled initially={'yes' as string | null}>
          {(value, set) => (
            <RadioGroup legend="Finance?" name="finance" options={YES_NO} value={value} onChange={set} presentation="segments" />
          )}
        </Controlled>
      ),
      chips: (
        <Controlled initially={'9' as string | null}>
          {(value, set) => (
            <RadioGroup
              legend="Morning"
              name="time"
              options={['9', '10', '11'].map((hour) => ({ value: hour, label: `${hour}:00 am` }))}
              value={value}
              onChange={set}
              presentation="chips"
            />
          )}
        </Controlled>
      ),
      'segments, error': (
        <RadioGroup
          legend="Delivery?"
          name="delivery"
          options={YES_NO}
          value={null}
          onChange={nothing}
          error="Choose one."
          presentation="segments"
        />
      ),
      error: <RadioGroup legend="Licence?" name="licence" options={YES_NO} value={null} onChange={nothing} error="Choose one." />,
      'one choice off': (
        <RadioGroup
          legend="Pick-up?"
          name="pick-up"
          options={[...YES_NO, { value: 'later', label: 'Later', isDisabled: true }]}
          value="yes"
          onChange={nothing}
        />
      ),
    },
    covering: {
      'segments, with focus': (
        <ClickedOnMount isFocusOnly>
          <RadioGroup legend="Finance?" name="finance" options={YES_NO} value="yes" onChange={nothing} presentation="segments" />
        </ClickedOnMount>
      ),
    },
  },
];
