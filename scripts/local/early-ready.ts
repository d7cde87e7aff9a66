const READY = [0x5a, 0, 0, 0, 5];
const FRAME = READY.length + 1;

/**
 * Takes the response to one message of an extended query and removes a ReadyForQuery at its end. The embedded
 * database sends it right after an error and again for the Sync; a client that believes the first takes the second
 * for the response to its next query, and its connection is lost.
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
