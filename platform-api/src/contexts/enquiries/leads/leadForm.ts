import { OWN_FIELD, OWN_FIELD_LABEL } from '@forecourt/shared-contracts';

/** Fields of a plain HTML form, posted without JavaScript. */
export type FormFields = Readonly<Record<string, string | string[] | undefined>>;

const CHECKBOXES = ['opt_in', 'opt_in_finance', 'opt_in_trade', 'terms_agreed', 'terms_conditions'];
const LISTS = ['additional_services'];

const lastOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.at(-1) : value);
const isChecked = (value: string | undefined) => value === 'on' || value === 'true' || value === '1';

/** What a form has beside the fields of every lead, a line each. */
function ownText(fields: FormFields): string {
  const lines = Object.keys(fields).flatMap((name) => {
    const value = name.startsWith(OWN_FIELD) && lastOf(fields[name])?.trim();
    const own = name.slice(OWN_FIELD.length);
    return value ? [`${lastOf(fields[`${OWN_FIELD_LABEL}${own}`]) ?? own}: ${value}`] : [];
  });
  return lines.join('\n');
}

/** The form as the JSON request has it: empty fields are left out, checkboxes are true or false. */
export function leadFromForm(fields: FormFields, page: string, userAgent: string): Record<string, unknown> {
  const lead: Record<string, unknown> = { url: page, user_agent: userAgent };
  for (const [name, value] of Object.entries(fields)) {
    if (CHECKBOXES.includes(name)) lead[name] = isChecked(lastOf(value));
    else if (LISTS.includes(name)) lead[name] = [value].flat();
    else if (lastOf(value)?.trim()) lead[name] = lastOf(value);
  }
  const message = [ownText(fields), lead.message].filter(Boolean).join('\n\n');
  return message === '' ? lead : { ...lead, message };
}
