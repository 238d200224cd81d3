/** Value of the location control of a form, which may be rendered by another remote; null if the form has none. */
export function locationOf(form: HTMLFormElement | null): string | null {
  const control = form?.elements.namedItem('location');
  return control instanceof HTMLSelectElement || control instanceof HTMLInputElement ? control.value : null;
}
