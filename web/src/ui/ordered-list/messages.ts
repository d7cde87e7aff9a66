/** Words of lists that people put in order. */
export const orderedListMessages = {
  move: (name: string) => `Move ${name}`,
  moveHint: 'Drag, or press the up and down arrow keys',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  full: (most: number) => `There is room for ${most}. Remove one to add another.`,
  // Said by screen readers
  moved: (name: string, place: number, of: number) => `${name} moved to ${place} of ${of}`,
  isFirst: (name: string) => `${name} is first already`,
  isLast: (name: string) => `${name} is last already`,
  removed: (name: string) => `${name} removed`,
  added: (place: number, of: number) => `Added as ${place} of ${of}`,
} as const;
