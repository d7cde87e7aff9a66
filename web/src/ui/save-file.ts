/** Makes the browser save bytes that have already arrived. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  follow(address, name);
  // Firefox reads it later; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Makes the browser download from an address that answers with an attachment. */
export function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Outside the document, some browsers forget the name.
  document.body.append(link);
  link.click();
  link.remove();
}
