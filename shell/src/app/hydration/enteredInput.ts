/** What a visitor can enter something into, or choose. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const controlsIn = (parent: Element): Control[] => [...parent.querySelectorAll<Control>('input, textarea, select')];

const isChoice = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);

/** Controls that mean the same have the same name, type and choice. */
const meaningOf = (control: Control) => [control.name, control.type, isChoice(control) ? control.value : ''].join('\n');

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected) && control.selectedIndex > -1;
  if (control.type === 'hidden') return false;
  if (control instanceof HTMLInputElement && control.files) return control.files.length > 0;
  return isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** Sets a value as the visitor would: React hears of it only where its own setter of the element is passed by. */
function enter(control: Control, property: 'value' | 'files', value: unknown, event: 'input' | 'change'): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

function copy(from: Control, to: Control): void {
  if (isChoice(from)) {
    if (isChoice(to) && to.checked !== from.checked) to.click();
  } else if (from instanceof HTMLInputElement && from.files) enter(to, 'files', from.files, 'change');
  else enter(to, 'value', from.value, from instanceof HTMLSelectElement ? 'change' : 'input');
}

function moveFocus(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  // Only controls of text have a selection; that of others is null.
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Enters what was entered into `before` into the controls of `after` that mean the same, and focuses the one that `focused` was. */
export function copyInput(before: readonly Control[], after: readonly Control[], focused: Element | null): void {
  const left = new Map<string, Control[]>();
  for (const control of after) left.set(meaningOf(control), [...(left.get(meaningOf(control)) ?? []), control]);
  for (const from of before) {
    const to = left.get(meaningOf(from))?.shift();
    if (!to || to === from) continue;
    if (isChanged(from)) copy(from, to);
    if (from === focused && document.activeElement === document.body) moveFocus(from, to);
  }
}
