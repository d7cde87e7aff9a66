import { tableOf } from './font-file.ts';
import { readPlainFonts } from './fonts.ts';
import { plainLetters } from './printable.ts';
import { lettersWithoutFontInSubprocess } from './typeset-in-subprocess.ts';

/** Spaces, joiners and marks of variants are no letters that a font draws. */
const UNDRAWN = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** More different letters than this are those of one script: the first tell which. */
const MAX_ASKED = 2_000;

let known: Promise<ReadonlySet<number>> | undefined;
/** What the engine said of letters that our own fonts lack. */
const asked = new Map<string, boolean>();

/**
 * The letters of a text that no font of our prints has, each once: on paper they become '?'. The engine, which has some
 * fonts of its own, is asked only of letters that ours lack. Throws as `lettersWithoutFontInSubprocess`.
 */
export async function missingInFonts(text: string): Promise<string[]> {
  const has = await (known ??= readKnown());
  const doubtful = [...new Set(plainLetters(text))]
    .filter((letter) => !UNDRAWN.test(letter) && !has.has(letter.codePointAt(0)!))
    .slice(0, MAX_ASKED);
  const unasked = doubtful.filter((letter) => !asked.has(letter));
  if (unasked.length > 0) {
    const missing = new Set(await lettersWithoutFontInSubprocess(unasked));
    for (const letter of unasked) asked.set(letter, missing.has(letter));
  }
  return doubtful.filter((letter) => asked.get(letter) === true);
}

async function readKnown(): Promise<ReadonlySet<number>> {
  const has = new Set<number>();
  for (const font of await readPlainFonts())
    for (const code of lettersOf(tableOf(font, 'cmap')!)) has.add(code);
  return has;
}

/** Which letters a font has, by its table of them (formats 4 and 12 of OpenType, which all of ours have). */
function* lettersOf(cmap: Buffer): Generator<number> {
  for (let at = 0; at < cmap.readUInt16BE(2); at += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + at * 8));
    const format = table.readUInt16BE(0);
    if (format === 12) yield* inGroups(table);
    if (format === 4) yield* inSegments(table);
  }
}

function* inGroups(table: Buffer): Generator<number> {
  for (let at = 0; at < table.readUInt32BE(12); at += 1) {
    const group = 16 + at * 12;
    for (let code = table.readUInt32BE(group); code <= table.readUInt32BE(group + 4); code += 1)
      yield code;
  }
}

function* inSegments(table: Buffer): Generator<number> {
  const twice = table.readUInt16BE(6);
  for (let at = 0; at < twice; at += 2) {
    const [ends, starts] = [14 + at, 16 + twice + at];
    const [end, start] = [table.readUInt16BE(ends), table.readUInt16BE(starts)];
    // The last segment stands for what the font lacks.
    for (let code = start; code <= end && code !== 0xff_ff; code += 1) yield code;
  }
}
