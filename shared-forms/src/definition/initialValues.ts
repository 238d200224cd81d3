import type { SiteConfig } from '@forecourt/shared-contracts';
import { EMPTY_VALUES, type FormValues } from './formValues';
import { ownFieldsOf } from './ownFields';
import { categoryOf, presetLocation, type FormSubject, type LeadFormDefinition } from './leadForm';

/** First values of a form: equal on server and browser, so without personal data. */
export function initialValues(
  form: LeadFormDefinition,
  subject: FormSubject,
  { switches, manufacturer }: Pick<SiteConfig, 'switches' | 'manufacturer'>,
): FormValues {
  return {
    ...EMPTY_VALUES,
    ...Object.fromEntries(ownFieldsOf(form).map(({ name }) => [name, ''])),
    message: subject.car ? (form.message?.(subject.car) ?? '') : '',
    category: categoryOf(form, subject),
    location: presetLocation(subject) ?? '',
    'Vehicle Make': subject.model?.make ?? manufacturer?.name ?? '',
    'Vehicle Model': subject.model?.name ?? '',
    opt_in: switches.optInDefault,
    ...(subject.car && form.carValues?.(subject.car)),
    ...(subject.budget !== undefined && { budget: subject.budget }),
  };
}
