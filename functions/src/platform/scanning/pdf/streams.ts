const STREAM = Buffer.from('stream');
const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;

export interface PdfStream {
  /**
   * The bytes before it: its dictionary, and anything else since the end of the previous stream. The word "stream"
   * may occur in a dictionary's own text; then what precedes that is included, too.
   */
  head: Buffer;
  /** Where its data begins, and where it appears to end. */
  start: number;
  end: number;
}

/** Every stream of a PDF in byte order, found without its cross-reference tables, which can be forged. */
export function* streamsOf(bytes: Buffer): Generator<PdfStream> {
  let behind = 0;
  for (let at = bytes.indexOf(STREAM); at !== -1; at = bytes.indexOf(STREAM, at + STREAM.length)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') {
      behind = at + STREAM.length;
      continue;
    }
    let start = at + STREAM.length;
    if (bytes[start] === CARRIAGE_RETURN) start += 1;
    if (bytes[start] === LINE_FEED) start += 1;
    const closed = bytes.indexOf('endstream', start);
    const end = closed === -1 ? bytes.length : closed;
    yield { head: bytes.subarray(behind, at), start, end };
  }
}
