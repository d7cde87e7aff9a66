import { isApiError } from '../../../../api/api-error.ts';
import type { WaitingStatus } from '../../../../forms/autosave/save-status.ts';
import { Saver } from '../../../../forms/autosave/saver.ts';
import { saysTheSame } from '../../../../forms/autosave/says-the-same.ts';
import { WrittenByAnother } from './send-change.ts';

interface PartOptions<V> {
  name: string;
  /** What the server has, as far as it is known here; undefined where the part is gone. */
  read: () => V | undefined;
  /** Writes over what it said before. */
  write: (value: V, before: V) => Promise<void>;
}

/** One thing that is typed in a draft, over what it said before: a block's content, a title. */
export class DraftPart<V> extends Saver<V> {
  #read: PartOptions<V>['read'];

  constructor({ name, read, write }: PartOptions<V>, said: V) {
    super(
      {
        name,
        read: async () => {
          const now = read();
          return now === undefined ? undefined : { value: now, base: now };
        },
        send: async (value, before) => {
          await write(value, before);
          // The server may have cleaned it.
          return read() ?? value;
        },
        isSame: saysTheSame,
        isStored: saysTheSame,
        retry: waitsForOfficer,
      },
      { value: said, base: said },
    );
    this.#read = read;
  }

  /** What the server has. */
  theirs = (): V => this.#read() ?? this.base;

  /** Whether the server still has what is typed in. */
  isThere = (): boolean => this.#read() !== undefined;

  /** What others wrote, or an undo, while nothing was typed here. */
  follow(said: V): void {
    if (this.status === 'saved' && !saysTheSame(said, this.base)) this.take(said, said);
  }

  /** The conflict is decided: what is typed here goes on over theirs, or theirs stays. */
  decide(keepsMine: boolean): void {
    const theirs = this.theirs();
    if (keepsMine) this.goOn(this.value, theirs);
    else this.take(theirs, theirs);
  }
}

function waitsForOfficer(error: unknown): WaitingStatus {
  if (error instanceof WrittenByAnother) return 'conflict';
  return isApiError(error) && error.status === 401 ? 'signed out' : 'failed';
}
