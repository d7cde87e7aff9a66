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

/**
 * Chinese, simplified and traditional (Cantonese too), 9,500 letters of Noto Sans in their plain weight. The packages
 * that they are from (@fontsource/noto-sans-sc and -tc 5.3.0) weigh 75 MB each for these 3, so they lie beside this
 * module; the licence is noto-sans-OFL.txt.
 */
const CHINESE = ['sc', 'tc'];
const chineseFamily = (part: string) => `Noto Sans ${part}`;

/** The families of fonts in the order in which a letter is looked for. */
export const FAMILIES = [
  ...PARTS.map(familyOf),
  ...SCRIPTS.map(scriptFamily),
  ...EMOJI_PARTS.map(emojiFamily),
];

/** The same with those that are read only for a print that has such letters. */
export const ALL_FAMILIES = [...FAMILIES, ...CHINESE.map(chineseFamily)];

interface FontFile {
  family: string;
  weight: number;
  style: string;
  /** Within the packages, or the address of one beside this module. */
  file: string | URL;
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

const chineseFiles = (): FontFile[] =>
  CHINESE.map((part) => ({
    family: chineseFamily(part),
    weight: 400,
    style: UPRIGHT,
    file: new URL(`./noto-sans-${part}.woff`, import.meta.url),
  }));

const read = async ({ file }: FontFile): Promise<Buffer> =>
  readFile(file instanceof URL ? file : createRequire(import.meta.url).resolve(file));

const opened = async (files: readonly FontFile[]): Promise<Buffer[]> =>
  Promise.all(files.map(async (font) => openTypeOf(await read(font), font.family)));

/** Inter, which the web app has, too, and what it lacks, for the engine that sets pages. */
export const readFonts = (): Promise<Buffer[]> => opened(fontFiles());

/** Those and the ones of Chinese: a tenth of a second more, which few prints need. */
export const readAllFonts = (): Promise<Buffer[]> => opened([...fontFiles(), ...chineseFiles()]);

/** One file of each family, in its web container: which letters it has is the same in all. */
export const readPlainFonts = async (): Promise<Buffer[]> =>
  Promise.all(
    [...fontFiles(), ...chineseFiles()]
      .filter(({ weight, style }) => weight === 400 && style === UPRIGHT)
      .map(read),
  );
