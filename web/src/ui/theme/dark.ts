/** The meanings of tokens.ts in the dark; text colours are at least 4.5:1 on each ground. */
export const darkColours = {
  bg: '#12161b',
  'bg-subtle': '#171c22',
  'bg-muted': '#242b33',
  'bg-panel': '#1a2027',
  'bg-error': '#3d1a18',
  'bg-warning': '#362a0e',
  'bg-success': '#14301f',
  'bg-info': '#14283f',
  fg: '#e8ebee',
  'fg-muted': '#a9b3bd',
  'fg-error': '#ff9a92',
  'fg-warning': '#f0c15c',
  'fg-success': '#7fd6a2',
  'fg-info': '#8fc1ff',
  border: '#353f49',
  'border-emphasized': '#7d8894',
  'border-error': '#ff9a92',
  'gray-200': '#353f49',
  'gray-500': '#939da7',
} as const;

/** The council's colour in the dark, mixed from the one that tenants' pages are given. */
const accent = {
  subtle: 'color-mix(in srgb, var(--accent-solid) 20%, #1a2027)',
  muted: 'color-mix(in srgb, var(--accent-solid) 38%, #1a2027)',
  fg: 'color-mix(in srgb, var(--accent-solid) 35%, #ffffff)',
  ring: 'color-mix(in srgb, var(--accent-solid) 50%, #ffffff)',
};

/** What tags are mixed with (land/ground/sites/site-tags.ts): a dark ground, and ink lightened with white. */
export const darkTags = { ground: darkColours['bg-panel'], tint: 0.25, ink: 0.4 };

/** The rules that make a page dark; maps keep their light paper. */
export const darkSheet = `html:root{color-scheme:dark;${[
  ...Object.entries(darkColours).map(([name, colour]) => `--chakra-colors-${name}:${colour}`),
  `--tag-ground:${darkTags.ground};--tag-tint:${darkTags.tint * 100}%;--tag-ink:${darkTags.ink * 100}%`,
  ...Object.entries(accent).map(([name, colour]) => `--accent-${name}:${colour}!important`),
].join(';')}}`;
