import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { openTypeOf } from './font-file.ts';

/** The files into which the package splits Inter for the web, by the letters in them. */
const PARTS = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
];
const WEIGHTS = [400, 600];
const UPRIGHT = 'normal';
/** Emphasis is for a few words, whose letters are in these. */
const SLANTED = new Set(['latin', 'latin-ext']);

const familyOf = (part: string) => (part === 'latin' ? 'Inter' : `Inter ${part}`);

/** The families of Inter in the order in which a letter is looked for. */
export const FAMILIES = PARTS.map(familyOf);

/** Inter, which the web app has, too, for the engine that sets pages. */
export async function readFonts(): Promise<Buffer[]> {
  const { resolve } = createRequire(import.meta.url);
  const files = PARTS.flatMap((part) =>
    (SLANTED.has(part) ? [UPRIGHT, 'italic'] : [UPRIGHT]).flatMap((style) =>
      WEIGHTS.map((weight) => ({ part, weight, style })),
    ),
  );
  return Promise.all(
    files.map(async ({ part, weight, style }) => {
      const file = resolve(`@fontsource/inter/files/inter-${part}-${weight}-${style}.woff`);
      return openTypeOf(await readFile(file), familyOf(part));
    }),
  );
}
