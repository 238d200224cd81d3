/** Starts a browser download of a file under the given name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL when it follows the link, after this task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
