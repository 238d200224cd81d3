import { useSwitches } from '@forecourt/shared-contracts';
import { MoneyField } from '@forecourt/shared-ui/inputs';
import { useFormikContext } from 'formik';
import type { FormField } from '../definition/formFields';
import type { FormValues } from '../definition/formValues';
import { QUICK_PICKS } from './quickPicks';
import { useFormField } from './useFormField';

/** An amount in AUD, with buttons for common ones (FO-028). */
export function AmountField({ id, field }: { id: string; field: FormField }) {
  const { moneyQuickPickSet } = useSwitches();
  const { values } = useFormikContext<FormValues>();
  const { error, handleBlur, setValue } = useFormField(field);
  const name = field.name as 'budget' | 'offer_from_client';
  return (
    <MoneyField
      id={id}
      name={name}
      label={field.label}
      isOptional={field.isOptional}
      error={error}
      placeholder={field.placeholder}
      required={!field.isOptional}
      value={values[name]}
      onValueChange={setValue}
      onBlur={handleBlur}
      quickPicks={field.type.hasQuickPicks ? QUICK_PICKS[moneyQuickPickSet] : []}
    />
  );
}
