/** '+61…' as Australians write it: '0412 345 678', or '08 9455 1000'; any other number unchanged. */
export function phoneText(number: string): string {
  const [, area = '', digits = ''] = /^\+61(\d)(\d{8})$/.exec(number) ?? [];
  if (area === '') return number;
  return area === '4'
    ? `04${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`
    : `0${area} ${digits.slice(0, 4)} ${digits.slice(4)}`;
}
