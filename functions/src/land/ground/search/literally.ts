/** `%`, `_` and `\` in what people type stand for themselves in a pattern. */
export const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
