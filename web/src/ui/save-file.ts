/** Has the browser save bytes that are here already. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  follow(address, name);
  // Firefox reads it after this turn; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Has the browser download from an address that answers with an attachment. */
export function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
