const STREAM = Buffer.from('stream');
const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;

export interface PdfStream {
  /**
   * What stands before it: its dictionary, and whatever else lies between it and the end of the stream before. The
   * word may stand in a dictionary's own text: then what is before that belongs to it, too.
   */
  head: Buffer;
  /** Where its data begins, and where they seem to end. */
  start: number;
  end: number;
}

/** Every stream of a PDF in the order of its bytes, found without its tables: those can lie. */
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
