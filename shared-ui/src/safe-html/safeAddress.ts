/** A decoded link address when it is a path of this site or an https address; null for everything else. */
export function safeAddress(raw: string): string | null {
  const address = raw.trim();
  // Browsers drop control characters and read '\' as '/', so either could hide another address.
  // oxlint-disable-next-line no-control-regex -- control characters are what this line is about
  if (/[\u0000-\u0020\u007f\\]/.test(address)) return null;
  return /^\/(?!\/)/.test(address) || /^https:\/\/[^/]/i.test(address) ? address : null;
}
