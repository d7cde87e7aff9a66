/** Messages about tags. */
export const tagMessages = {
  tooShort: (shortest: number) => `A tag has at least ${shortest} characters`,
  tooLong: (longest: number) => `A tag has at most ${longest} characters`,
  badCharacter: "A tag cannot hold '|' or hidden characters",
  nameTaken: 'A tag with this name already exists',
  label: 'Tag',
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
} as const;
