/** A lead as a plain HTML form posts it, without JavaScript (PL-030). */
export type FormFields = Readonly<Record<string, string | string[] | undefined>>;

const TICKS = ['opt_in', 'opt_in_finance', 'opt_in_trade', 'terms_agreed', 'terms_conditions'];
const LISTS = ['additional_services'];

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.at(-1) : value);
const isTicked = (value: string | undefined) => value === 'on' || value === 'true' || value === '1';

/** The same shape that the JSON call has: empty fields are left out, boxes are true or false. */
export function leadOfForm(fields: FormFields, page: string, userAgent: string): Record<string, unknown> {
  const lead: Record<string, unknown> = { url: page, user_agent: userAgent };
  for (const [name, value] of Object.entries(fields)) {
    if (TICKS.includes(name)) lead[name] = isTicked(one(value));
    else if (LISTS.includes(name)) lead[name] = [value].flat();
    else if (one(value)?.trim()) lead[name] = one(value);
  }
  return lead;
}
