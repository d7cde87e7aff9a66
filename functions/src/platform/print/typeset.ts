import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ALL_FAMILIES, FAMILIES, readAllFonts, readFonts } from './fonts.ts';
import { missingLetters } from './missing-letters.ts';
import { type Pictures, plainPictures } from './plain-pictures.ts';
import { eachText, printable, withoutLetters } from './printable.ts';

/** What a template is set with. */
export interface Print {
  /** A Typst file of ours beside the module that uses it; people's words never become part of it. */
  template: URL;
  /** JSON that the template reads: people's texts stay texts, whatever is in them. */
  data: object;
  /** Pictures by the name under which the template reads them: SVG as text or bytes, PNG and JPEG as bytes. */
  pictures?: Pictures;
}

/** Nothing is here: the engine sees what it is given, and no file of the machine. */
const WORKSPACE = path.resolve('/print');
const BASE = new URL('./paper.typ', import.meta.url);
/** Results that this many later prints did not use are forgotten. */
const KEPT_PRINTS = 10;
/** Letters of data after which an engine is left: it frees what it has set only with itself, 80 bytes a letter. */
const ENGINE_LETTERS = 1_000_000;

/** What sets pages, and the names of its fonts. */
interface Engine {
  compiler: NodeCompiler;
  families: readonly string[];
}

let engine: Promise<Engine> | undefined;
/** With all fonts, for prints with letters that the others lack. */
let wholeEngine: Promise<Engine> | undefined;
let lettersSet = 0;
const sources = new Map<string, string>();

/**
 * Sets a template with its data as a tagged PDF (PDF/UA-1): the engine refuses pictures without an alternative text,
 * headings out of order and documents without a title. Letters that no font has become '?'.
 */
export async function typeset(print: Print): Promise<Uint8Array> {
  const usual = await (engine ??= startEngine(FAMILIES, readFonts));
  const template = await sourceOf(print.template);
  const whole = {
    data: eachText(print.data, printable) as object,
    pictures: plainPictures(print.pictures ?? {}),
  };
  try {
    // An attempt waits for nothing, so that prints do not meet in one engine.
    const usually = attempt(usual, template, whole);
    if (usually.pdf) return usually.pdf;
    const complete = await allFonts();
    const made = attempt(complete, template, whole);
    if (made.pdf) return made.pdf;
    const known = withoutLetters(made.missing);
    const again = attempt(complete, template, {
      data: eachText(whole.data, known) as object,
      pictures: plainPictures(whole.pictures, known),
    });
    if (again.pdf) return again.pdf;
    throw new Error(`No font has ${[...again.missing].join(' ')}`);
  } finally {
    lettersSet += JSON.stringify(print.data).length;
    const isWorn = lettersSet > ENGINE_LETTERS;
    for (const each of [usual, await wholeEngine])
      each?.compiler.evictCache(isWorn ? 0 : KEPT_PRINTS);
    if (isWorn) [engine, wholeEngine, lettersSet] = [undefined, undefined, 0];
  }
}

/** Of a print that is made only to learn what cannot be: its words are data, as in every print. */
const WORDS_ALONE = `#let data = json(bytes(sys.inputs.data))
#set document(title: "Letters")
#set text(font: data.families)
#data.words`;

/** Which of these letters no font has, those included that the engine brings along. */
export async function lettersWithoutFont(letters: readonly string[]): Promise<string[]> {
  const data = { words: letters.join(' ') };
  const { missing } = attempt(await allFonts(), WORDS_ALONE, { data, pictures: {} });
  return letters.filter((letter) => missing?.has(letter));
}

/** Has the engine ready for the first print. */
export async function startTypesetting(): Promise<void> {
  await (engine ??= startEngine(FAMILIES, readFonts));
}

const allFonts = (): Promise<Engine> => (wholeEngine ??= startEngine(ALL_FAMILIES, readAllFonts));

/** The engine is native and has fonts to read, so it is loaded for the first print. */
async function startEngine(
  families: readonly string[],
  fonts: () => Promise<Buffer[]>,
): Promise<Engine> {
  const [typst, fontBlobs, base] = await Promise.all([
    import('@myriaddreamin/typst-ts-node-compiler'),
    fonts(),
    readFile(BASE),
  ]);
  const compiler = typst.NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs }] });
  compiler.mapShadow(path.join(WORKSPACE, 'paper.typ'), base);
  return { compiler, families };
}

/** Places to break long words are no letters: what is copied from the PDF has none of them. */
const BREAKS = `#show "\\u{200b}": h(0pt)\n`;
/** What the engine says where one text has hundreds of such places: no address has. */
const TOO_MANY_BREAKS = 'maximum grouping depth exceeded';

async function sourceOf(template: URL): Promise<string> {
  const known = sources.get(template.href);
  if (known !== undefined) return known;
  const source = await readFile(template, 'utf8');
  sources.set(template.href, source);
  return source;
}

/** The PDF, or the letters that no font has. Throws for faults of the template. */
function attempt(
  { compiler, families }: Engine,
  template: string,
  { data, pictures }: { data: object; pictures: Pictures },
): { pdf: Uint8Array; missing?: undefined } | { pdf?: undefined; missing: ReadonlySet<string> } {
  const paths = Object.entries(pictures).map(([name, picture]) => {
    const file = path.join(WORKSPACE, name);
    compiler.mapShadow(file, bytesOf(picture));
    return file;
  });
  try {
    const pages = compiled(compiler, template, JSON.stringify({ ...data, families }));
    return { pdf: compiler.pdf(pages, { pdfStandard: 'ua-1' }) };
  } catch (error) {
    const missing = missingLetters(error);
    if (missing.size === 0) throw error;
    return { missing };
  } finally {
    for (const file of paths) compiler.unmapShadow(file);
  }
}

/** The engine keeps a copy of its own. */
const bytesOf = (picture: string | Uint8Array): Buffer =>
  typeof picture === 'string'
    ? Buffer.from(picture)
    : Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);

function compiled(compiler: NodeCompiler, template: string, data: string): NodeTypstDocument {
  let said = '';
  for (const mainFileContent of [BREAKS + template, template]) {
    const made = compiler.compile({ mainFileContent, inputs: { data } });
    if (made.result) return made.result;
    said = JSON.stringify(made.takeDiagnostics()?.shortDiagnostics);
    if (!said.includes(TOO_MANY_BREAKS)) break;
  }
  throw new Error(`The template is faulty: ${said}`);
}
