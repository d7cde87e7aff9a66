/** `%`, `_` and `\` in what people type stand for themselves in a pattern. */
export const escapeLikePattern = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
