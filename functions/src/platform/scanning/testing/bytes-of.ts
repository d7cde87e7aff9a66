/** Text as a file has it, a byte a letter. */
export const bytesOf = (text: string) => Buffer.from(text, 'latin1');
