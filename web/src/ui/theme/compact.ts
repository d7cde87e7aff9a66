/** Less room between things; text and targets keep their size. */
const spacing = { 2: '0.375rem', 3: '0.5rem', 4: '0.75rem', 6: '1rem', 8: '1.25rem', 10: '1.5rem' };

/** What a compact page has instead of the tokens. */
export const compactSheet = `html:root{${Object.entries(spacing)
  .map(([step, room]) => `--chakra-spacing-${step}:${room}`)
  .join(';')}}`;
