import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { UnreadableFile } from '../../../../records/imports/findings.ts';
import { wordFileMessages as messages } from '../messages.ts';

/** A file has at most 30 MB, of which pictures are packed already. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
/** Of all text with its markup: some 500 pages. Its tree takes thirty times as much. */
const MAX_XML_BYTES = 8 * 1024 * 1024;
/** What is read of the package; macros, embedded files and whatever else lies in it are never unpacked. */
const READ =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels|word\/media\/[^/]+)$/;
const MAIN_PART =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** Signs that stand where something was that the reader does not know: of the private use area. */
export const LOST = {
  chart: '\uE7A1',
  diagram: '\uE7A2',
  equation: '\uE7A3',
  object: '\uE7A4',
} as const;
export type LostKind = keyof typeof LOST;
const SIGNS = new RegExp(`[${Object.values(LOST).join('')}]`, 'g');

export interface UnpackedWord {
  /** A package with only what is read. */
  bytes: Uint8Array;
  isTracked: boolean;
  hasHeaders: boolean;
}

/**
 * The parts of a Word file that are read, with a sign where something stands that the reader passes over in silence.
 * Sizes are checked before anything is unpacked. Throws UnreadableFile for what is no Word file.
 */
export function unpackWord(bytes: Uint8Array): UnpackedWord {
  if (OLE.every((sign, at) => bytes[at] === sign))
    throw new UnreadableFile(messages.oldOrProtected);
  const parts = unpacked(bytes);
  const types = parts['[Content_Types].xml'];
  if (!types || !strFromU8(types).includes(MAIN_PART)) throw new UnreadableFile(messages.notWord);
  let isTracked = false;
  let hasHeaders = false;
  for (const [name, content] of Object.entries(parts)) {
    if (!name.endsWith('.xml')) continue;
    if (/^word\/(?:header|footer)\d*\.xml$/.test(name))
      hasHeaders ||= /<w:t(?:\s[^<>]*)?>[^<]*[A-Za-z]{2}/.test(strFromU8(content));
    const xml = strFromU8(content);
    if (!xml.includes('<w:body')) continue;
    isTracked ||= /<w:(?:ins|del|moveTo)\s/.test(xml);
    parts[name] = strToU8(withSigns(xml));
  }
  return { bytes: zipSync(parts, { level: 0 }), isTracked, hasHeaders };
}

function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let xml = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!READ.test(name)) return false;
        total += originalSize;
        if (total > MAX_UNPACKED_BYTES) throw new UnreadableFile(messages.unpacksTooLarge);
        if (name.endsWith('.xml')) xml += originalSize;
        if (xml > MAX_XML_BYTES) throw new UnreadableFile(messages.tooMuchText);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(messages.notWord);
  }
}

/** Hidden runs are told apart by an alignment that Word does not know: the reader hands alignments on, and no more. */
const HIDDEN = /<w:vanish(?:\s+w:val="(?:1|true|on)")?\s*\/>/g;

function withSigns(xml: string): string {
  const pieces: string[] = [];
  const drawn = drawnIn(xml);
  let from = 0;
  for (const { 0: tag, index } of xml.matchAll(
    /<(?:w:drawing|w:object|m:oMathPara|m:oMath)(?=[\s>])/g,
  )) {
    const sign = signOf(tag, index, drawn);
    if (sign === undefined) continue;
    pieces.push(xml.slice(from, index), sign);
    from = index;
  }
  pieces.push(xml.slice(from));
  return pieces.join('').replaceAll(HIDDEN, '<w:vertAlign w:val="hidden"/>');
}

type Drawn = (index: number) => LostKind | undefined;

/** What a drawing that begins at a place holds; asked from the first to the last, it reads the text once. */
function drawnIn(xml: string): Drawn {
  const end = nextIn(xml, '</w:drawing>');
  const chart = nextIn(xml, '<c:chart');
  const diagram = nextIn(xml, '<dgm:relIds');
  return (index) => {
    const until = end(index);
    if (until === Infinity) return undefined;
    if (chart(index) < until) return 'chart';
    return diagram(index) < until ? 'diagram' : undefined;
  };
}

/** Where words stand next from a place on; Infinity where they do not. No place may lie before the last one. */
function nextIn(text: string, words: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = text.indexOf(words, from);
      found = next === -1 ? Infinity : next;
    }
    return found;
  };
}

function signOf(tag: string, index: number, drawn: Drawn): string | undefined {
  const text = (kind: LostKind) => `<w:t>${LOST[kind]}</w:t>`;
  if (tag === '<w:object') return text('object');
  if (tag !== '<w:drawing') return `<w:r>${text('equation')}</w:r>`;
  const kind = drawn(index);
  return kind && text(kind);
}

/** A text without the signs, and what they stood for. */
export function readSigns(text: string): { plain: string; lost: LostKind[] } {
  const lost = (text.match(SIGNS) ?? []).map((sign) =>
    (Object.keys(LOST) as LostKind[]).find((kind) => LOST[kind] === sign)!,
  );
  return { plain: lost.length > 0 ? text.replaceAll(SIGNS, '') : text, lost };
}
