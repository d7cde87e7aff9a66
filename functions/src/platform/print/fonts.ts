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

/** Of the scripts that Inter lacks, those of the languages that are spoken most in England. */
const SCRIPTS = ['arabic', 'bengali', 'devanagari', 'gujarati', 'gurmukhi', 'tamil'];
/** Into which the package splits the pictures that letters can be. */
const EMOJI_PARTS = [...Array(11).keys()];

const familyOf = (part: string) => (part === 'latin' ? 'Inter' : `Inter ${part}`);
const scriptFamily = (script: string) => `Noto Sans ${script}`;
const emojiFamily = (part: number) => `Noto Emoji ${part}`;

/** The families of fonts in the order in which a letter is looked for. */
export const FAMILIES = [
  ...PARTS.map(familyOf),
  ...SCRIPTS.map(scriptFamily),
  ...EMOJI_PARTS.map(emojiFamily),
];

interface FontFile {
  family: string;
  weight: number;
  style: string;
  /** Within the packages. */
  file: string;
}

function fontFiles(): FontFile[] {
  const inter = PARTS.flatMap((part) =>
    (SLANTED.has(part) ? [UPRIGHT, 'italic'] : [UPRIGHT]).flatMap((style) =>
      WEIGHTS.map((weight) => ({
        family: familyOf(part),
        weight,
        style,
        file: `@fontsource/inter/files/inter-${part}-${weight}-${style}.woff`,
      })),
    ),
  );
  const scripts = SCRIPTS.flatMap((script) =>
    WEIGHTS.map((weight) => ({
      family: scriptFamily(script),
      weight,
      style: UPRIGHT,
      file: `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff`,
    })),
  );
  const emoji = EMOJI_PARTS.map((part) => ({
    family: emojiFamily(part),
    weight: 400,
    style: UPRIGHT,
    file: `@fontsource/noto-emoji/files/noto-emoji-${part}-400-normal.woff`,
  }));
  return [...inter, ...scripts, ...emoji];
}

const read = async ({ file }: FontFile): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(file));

/** Inter, which the web app has, too, and what it lacks, for the engine that sets pages. */
export const readFonts = async (): Promise<Buffer[]> =>
  Promise.all(fontFiles().map(async (font) => openTypeOf(await read(font), font.family)));

/** One file of each family, in its web container: which letters it has is the same in all. */
export const readPlainFonts = async (): Promise<Buffer[]> =>
  Promise.all(
    fontFiles()
      .filter(({ weight, style }) => weight === 400 && style === UPRIGHT)
      .map(read),
  );
