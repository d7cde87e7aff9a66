const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
const TERMINATE = 'X'.charCodeAt(0);
const ENDS_A_BATCH = new Set(['Q', 'S', 'F'].map((letter) => letter.charCodeAt(0)));

/** What the bytes of one client mean, in the order they were sent. */
export type ClientTurn =
  { kind: 'refuse-encryption' } | { kind: 'goodbye' } | { kind: 'batch'; messages: Uint8Array[] };

/**
 * Cuts a client's byte stream into batches that belong together: a start-up packet, a simple query, or an extended
 * query up to its Sync (pg never sends a Flush). The database must run a batch without another client's messages in
 * between, because all clients share one session and so one unnamed statement.
 */
export function createWireReader(): (chunk: Buffer) => ClientTurn[] {
  let pending: Buffer = Buffer.alloc(0);
  let started = false;
  let batch: Uint8Array[] = [];

  function takeStartup(turns: ClientTurn[]): boolean {
    if (pending.length < 8) return false;
    const length = pending.readInt32BE(0);
    const code = pending.readInt32BE(4);
    if (pending.length < length) return false;
    const packet = pending.subarray(0, length);
    pending = pending.subarray(length);
    if (code === SSL_REQUEST || code === GSS_REQUEST) turns.push({ kind: 'refuse-encryption' });
    else if (code === CANCEL_REQUEST) turns.push({ kind: 'goodbye' });
    else {
      started = true;
      turns.push({ kind: 'batch', messages: [new Uint8Array(packet)] });
    }
    return true;
  }

  function takeMessage(turns: ClientTurn[]): boolean {
    if (pending.length < 5) return false;
    const length = 1 + pending.readInt32BE(1);
    if (pending.length < length) return false;
    const message = new Uint8Array(pending.subarray(0, length));
    pending = pending.subarray(length);
    const type = message[0];
    if (type === TERMINATE) {
      turns.push({ kind: 'goodbye' });
      return true;
    }
    batch.push(message);
    if (type !== undefined && ENDS_A_BATCH.has(type)) {
      turns.push({ kind: 'batch', messages: batch });
      batch = [];
    }
    return true;
  }

  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const turns: ClientTurn[] = [];
    while (started ? takeMessage(turns) : takeStartup(turns));
    return turns;
  };
}
