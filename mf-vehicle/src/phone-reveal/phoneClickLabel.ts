/** Label of the phone-click event, by the path of the page. */
export function phoneClickLabel(path: string): 'New Car' | 'Used Car' {
  return /used|pre-owned/i.test(path) ? 'Used Car' : 'New Car';
}
