import { useMemo } from 'react';
import { canTradeIn, tradeInPath, useLinks, usePlatform, useSwitches, type Car } from '@forecourt/shared-contracts';
import { rego } from '@forecourt/shared-contracts/schemas';
import { FIELD_TYPES, FieldGrid, Note, StepForm, StepTextField, stepErrors, useStepField } from '@forecourt/shared-forms';
import { RadioGroup } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import type { CheckoutValues, OwnCar } from './checkoutJourney';
import { savedValuations } from '../trade-in/valuationStorage';
import { vehicleName } from '../trade-in/valuation';

type TradeIn = NonNullable<CheckoutValues['tradeIn']>;
type Values = OwnCar & { has: string };

const KMS = 'Please enter the kilometres as a number, for example 85000.';
const SCHEMA = object({
  has: string().required('Please choose one.'),
  vehicle: string().when('has', {
    is: 'yes',
    then: (text) => text.trim().required('Please enter the year, make and model.').max(200, 'Please use 200 characters or fewer.'),
  }),
  rego: rego(),
  kms: string().matches(/^\d{0,7}$/, KMS),
});
const OPTIONS = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

const tidied = ({ rego: text, kms, ...values }: Values): Values => ({
  ...values,
  rego: FIELD_TYPES.Rego.tidy?.(text) ?? text,
  kms: kms.replaceAll(/[\s,]/g, ''),
});

const validate = (values: Values) => stepErrors(SCHEMA, tidied(values));

interface TradeInStepProps {
  car: Car;
  chosen: TradeIn | null;
  onChoose(tradeIn: TradeIn): void;
  onBack: () => void;
}

/** Whether the shopper trades in a car, and which; a valuation that this browser has saved fills it in. */
export function TradeInStep({ car, chosen, onChoose, onBack }: TradeInStepProps) {
  const { storage } = usePlatform();
  const initialValues = useMemo((): Values => {
    if (chosen !== null) return chosen === 'none' ? { has: 'no', vehicle: '', rego: '', kms: '' } : { has: 'yes', ...chosen };
    const [saved] = savedValuations(storage).read();
    if (!saved) return { has: '', vehicle: '', rego: '', kms: '' };
    const { vehicle, rego: plate, kms } = saved.valuation;
    return { has: 'yes', vehicle: vehicleName(vehicle), rego: plate, kms: kms === null ? '' : String(kms) };
  }, [chosen, storage]);

  const handleSubmit = async (values: Values) => {
    const { has, vehicle, ...facts } = tidied(values);
    onChoose(has === 'yes' ? { vehicle: vehicle.trim(), ...facts } : 'none');
    return null;
  };
  return (
    <StepForm title="Trade-in" initialValues={initialValues} validate={validate} onSubmit={handleSubmit} submitText="Next" onBack={onBack}>
      <TradeInFields car={car} />
    </StepForm>
  );
}

function TradeInFields({ car }: { car: Car }) {
  const to = useLinks();
  const switches = useSwitches();
  const has = useStepField('has');
  const valuation = canTradeIn(car, switches) && tradeInPath(to, car);
  return (
    <>
      <RadioGroup
        legend="Do you have a car to trade in?"
        name="has"
        options={OPTIONS}
        value={has.value}
        onChange={has.setValue}
        error={has.error}
        presentation="segments"
      />
      {has.value === 'yes' && (
        <>
          <FieldGrid>
            <StepTextField name="vehicle" label="Year, make and model" maxLength={200} />
            <StepTextField name="kms" label="Kilometres" isOptional inputMode="numeric" maxLength={10} data-width="10ch" />
            <StepTextField name="rego" label="Registration" isOptional {...FIELD_TYPES.Rego.input} data-width="10ch" />
          </FieldGrid>
          <Note>
            We agree on its value with you when we call.
            {valuation && (
              <>
                {' '}
                <Link to={valuation}>Get an estimate online first</Link>: this purchase stays where it is.
              </>
            )}
          </Note>
        </>
      )}
    </>
  );
}
