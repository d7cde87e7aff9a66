import { dictionaryAt, Unreadable, type Dictionary } from './dictionary.ts';
import { tokenAt } from './tokens.ts';

export interface PdfStream {
  dictionary: Dictionary;
  /** Where its data begins, and where it appears to end. */
  start: number;
  end: number;
}

/**
 * How often, on average, a byte may be read as part of a dictionary: in a genuine file once, as objects do not stand
 * within one another.
 */
const MAX_READ_RATIO = 4;
const SMALL_FILE = 64 * 1024;
const LETTER = /[a-z]/i;
const LINE_END = /^ *(?:\r\n?|\n)/;

/**
 * Every stream of a PDF. Readers find objects by the tables of the file, which can point anywhere, into the data of
 * another stream, too; so every place where one could begin is tried. Throws Unreadable.
 */
export function* streamsOf(bytes: Buffer): Generator<PdfStream> {
  let left = SMALL_FILE + MAX_READ_RATIO * bytes.length;
  for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 1)) {
    if (LETTER.test(bytes.toString('latin1', at - 1, at))) continue;
    const opens = tokenAt(bytes, pastComments(bytes, at + 'obj'.length));
    if (opens.kind !== '<<') continue;
    const dictionary = dictionaryAt(bytes, opens.next);
    left -= dictionary.end - at;
    if (left < 0) throw new Unreadable();
    const start = dataAfter(bytes, dictionary.end);
    if (start === undefined) continue;
    const closed = bytes.indexOf('endstream', start);
    yield { dictionary, start, end: closed === -1 ? bytes.length : closed };
  }
}

/** Where the data of a stream begins, if the dictionary that ends here is one's. */
function dataAfter(bytes: Buffer, dictionaryEnd: number): number | undefined {
  const from = pastComments(bytes, dictionaryEnd);
  const word = tokenAt(bytes, from);
  if (word.kind !== 'word' || !word.text.startsWith('stream')) return undefined;
  const lineEnd = LINE_END.exec(bytes.toString('latin1', word.next, word.next + 200))?.[0];
  if (word.text !== 'stream' || lineEnd === undefined) throw new Unreadable();
  return word.next + lineEnd.length;
}

/** Past white space and comments, which end with their line. */
function pastComments(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const { kind, text, next } = tokenAt(bytes, at);
    if (kind !== 'word' || text !== '%') return at;
    at = next;
    while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1;
  }
}
