const READY = [0x5a, 0, 0, 0, 5];
const FRAME = READY.length + 1;

/**
 * Takes the answer to one message of an extended query and leaves out a ReadyForQuery at its end. The
 * embedded database says it right after an error and once more for the Sync; a client that believes the
 * first takes the second for the answer to its next query, and its connection is lost.
 */
export function withoutEarlyReady(answer: (bytes: Uint8Array) => void): {
  write: (bytes: Uint8Array) => void;
  end: () => void;
} {
  let held: Buffer = Buffer.alloc(0);
  return {
    write: (bytes) => {
      const all = Buffer.concat([held, bytes]);
      const certain = Math.max(0, all.length - FRAME);
      if (certain > 0) answer(all.subarray(0, certain));
      held = all.subarray(certain);
    },
    end: () => {
      const isReady = held.length === FRAME && READY.every((byte, at) => held[at] === byte);
      if (!isReady && held.length > 0) answer(held);
    },
  };
}
