import { OWN_FIELD, OWN_FIELD_LABEL, useSite } from '@forecourt/shared-contracts';
import { OPT_IN_WORDING } from '../definition/fieldTypes';
import type { FieldName } from '../definition/formValues';
import { categoryOf, presetLocation } from '../definition/leadForm';
import { ownFieldsOf } from '../definition/ownFields';
import { leadPreset } from '../lead/leadPreset';
import type { LeadSource } from '../lead/leadPayload';
import { termsWording } from '../lead/termsWording';

/** Preset lead fields as hidden inputs, for the form without JavaScript; a field that the visitor fills in is not among them. */
export function HiddenFields({
  source: { form, subject, fields },
  url,
  pageId,
}: {
  source: LeadSource;
  url: string;
  pageId: string | null;
}) {
  const site = useSite();
  const has = (name: FieldName) => fields.some((field) => field.name === name);
  const presets = {
    ...leadPreset(form, subject, site),
    category: categoryOf(form, subject),
    location: presetLocation(subject),
    opt_in_wording: has('opt_in') ? OPT_IN_WORDING : null,
    terms_wording: has('terms_agreed') ? termsWording(site) : null,
    page_id: pageId,
    ...Object.fromEntries(ownFieldsOf(form).map(({ name, label }) => [`${OWN_FIELD_LABEL}${name.slice(OWN_FIELD.length)}`, label])),
    url,
    source: 'Website',
  };
  return Object.entries(presets).map(
    ([name, value]) => value !== null && !has(name as FieldName) && <input key={name} type="hidden" name={name} value={value} />,
  );
}
