/** Hands a file to the browser's downloads under the given name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address once the link is followed, which is after this task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
