/** Text as bytes, one byte to a letter. */
export const bytesOf = (text: string) => Buffer.from(text, 'latin1');
