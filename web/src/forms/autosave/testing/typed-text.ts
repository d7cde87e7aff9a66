import { ApiError } from '../../../api/api-error.ts';
import { waitsForSomebody } from '../after-failure.ts';
import { keptTyping } from '../kept-typing.ts';
import { Saver } from '../saver.ts';

/** Under which the tab keeps what is typed. */
export const NAME = 'words';
const AGAIN_MS = 5000;
const unreachable = () => new ApiError({ status: 0, code: 'unreachable', message: 'No network' });
const changed = () => new ApiError({ status: 409, code: 'changed-meanwhile', message: 'Changed' });
const signedOut = () => new ApiError({ status: 401, code: 'unauthenticated', message: 'Log in' });
const refused = () => new ApiError({ status: 400, code: 'payload-invalid', message: 'No links' });

/** A call that is on its way. */
interface Call {
  /** The server hears of it, and its answer comes back, or is lost. */
  arrive: (isAnswerLost?: boolean) => void;
  /** It is lost before the server hears of it. */
  lose: () => void;
  refuse: () => void;
}

/** A server that keeps one text, and a page in which it is typed: what goes wrong between them is up to a test. */
export class TypedText {
  stored = '';
  version = 0;
  /** Whose words are stored: those of others are only written over once somebody has decided. */
  by: 'here' | 'others' = 'here';
  isOnline = true;
  isSignedIn = true;
  repeats = false;
  /** What fails is not sent again by itself. */
  isLeft = false;
  /** Ends the submitting, during which nothing is saved. */
  release: (() => void) | undefined;
  calls: Call[] = [];
  saver = this.#open();

  /** The page is opened, or loaded again. */
  #open(): Saver<string, number> {
    const saver = new Saver<string, number>(
      {
        name: NAME,
        read: async () => {
          if (!this.isOnline) throw unreachable();
          return { value: this.stored, base: this.version };
        },
        send: (value, base, { signal }) => this.#sent(value, base, signal),
        isSame: (one, other) => one === other,
        retry: (error, failures) =>
          this.repeats && error instanceof ApiError && error.status === 0
            ? AGAIN_MS * failures
            : waitsForSomebody(error),
      },
      { value: this.stored, base: this.version },
    );
    const kept = keptTyping<string, number>(NAME);
    if (kept) saver.goOn(kept.value, kept.base);
    return saver;
  }

  type(words: string, pause?: number): void {
    this.isLeft = false;
    this.saver.edited(words, pause);
  }

  leave(): void {
    this.isLeft = true;
    void this.saver.leave();
  }

  submit(): void {
    this.release ??= this.saver.hold();
  }

  isNotSubmitted(): void {
    this.release?.();
    this.release = undefined;
  }

  reload(): void {
    // What the page before was waiting for is heard by nobody.
    this.saver.hold();
    this.calls = [];
    this.isLeft = false;
    this.release = undefined;
    this.saver = this.#open();
  }

  others(words: string): void {
    this.stored = words;
    this.version += 1;
    this.by = 'others';
  }

  #sent(value: string, base: number, signal: AbortSignal): Promise<number> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        this.calls = this.calls.filter((each) => each !== call);
        settle();
      };
      const call: Call = {
        lose: () => end(() => reject(unreachable())),
        refuse: () => end(() => reject(refused())),
        arrive: (isAnswerLost = false) =>
          end(() => {
            if (!this.isOnline) return reject(unreachable());
            if (!this.isSignedIn) return reject(signedOut());
            if (base !== this.version) return reject(changed());
            this.stored = value;
            this.version += 1;
            this.by = 'here';
            if (isAnswerLost) return reject(unreachable());
            resolve(this.version);
          }),
      };
      signal.addEventListener('abort', () => end(() => reject(new Error('Aborted'))));
      this.calls.push(call);
    });
  }
}
