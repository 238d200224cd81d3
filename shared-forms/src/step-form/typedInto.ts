/** Texts that were typed into a server-rendered form before its script ran, by the names of their fields. */
export function typedInto<Values extends object>(form: HTMLFormElement | null, initial: Values): Partial<Values> {
  const typed = Object.entries(initial).flatMap(([name, value]) => {
    const control = form?.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    return typeof value === 'string' && isText && control.type !== 'radio' && control.value !== '' ? [[name, control.value]] : [];
  });
  return Object.fromEntries(typed) as Partial<Values>;
}
