import type { AfterFailure } from './after-failure.ts';
import { afterPause } from './after-pause.ts';
import { afterRefusal } from './after-refusal.ts';
import { dropTyping, isTypingKept, keepTyping, type Typing } from './kept-typing.ts';
import type { SaverOptions, Sending } from './saver-options.ts';
import { isUnsaved, type SaveStatus } from './save-status.ts';
import { ToldStatus } from './told-status.ts';
import { Unanswered } from './unanswered.ts';
import { noteUnsaved } from './unsaved.ts';

/** Between the last key and saving, in ms. */
const PAUSE_MS = 1000;
/** So often is it sent over what turns out to be gone or the same. */
const TIMES_OVER = 3;

/**
 * Saves one thing while it is typed: one save after the other, each over what came of the one before. What has not
 * arrived is kept in this tab. Where others changed the same thing, it waits until somebody has decided.
 */
export class Saver<Value, Base = Value> extends ToldStatus {
  /** Why the last save failed, until one does not. */
  failure: unknown;
  /** As it is typed now. */
  value: Value;
  /** What it is typed over. */
  base: Base;
  readonly name: string;
  #options: SaverOptions<Value, Base>;
  #path = location.pathname;
  #callOff: () => void = () => undefined;
  #sending: { end: AbortController; leaving: Sending['leaving'] } | undefined;
  #running: Promise<void> = Promise.resolve();
  /** Once what is on its way is answered, what was typed since is sent at once. */
  #goesOn = false;
  #isHeld = false;
  #isLeft = false;
  #failures = 0;
  #unanswered = new Unanswered<Value>();

  constructor(options: SaverOptions<Value, Base>, { value, base }: Typing<Value, Base>) {
    super();
    this.#options = options;
    this.name = options.name;
    this.value = value;
    this.base = base;
  }

  currentValue = (): Value => this.value;
  /** Whether this tab keeps what is typed, which may be too long for that. */
  isKept = (): boolean => isTypingKept(this.name, this.value, this.#path);

  /** Call at every change; without a pause where it is one act. */
  edited(value: Value, pause = PAUSE_MS): void {
    this.value = value;
    this.#isLeft = false;
    this.#failures = 0;
    this.#keep();
    this.set(this.status === 'conflict' || this.status === 'saving' ? this.status : 'unsaved');
    if (this.status !== 'conflict' && !this.#isHeld) this.#saveAfter(pause);
  }

  /** Saves now: on leaving, on trying again. Resolves once what was typed until now is answered. */
  save(): Promise<void> {
    if (this.status === 'saving') this.#goesOn = true;
    else if (isUnsaved(this.status) && !this.#isHeld) this.#begin();
    return this.#running;
  }

  /** Saves now, unless its form was left and who came back to it has gone on from it. */
  saveNewest = (): Promise<void> => (this.#isTakenUp() ? this.#running : this.save());

  /** What is typed in is left: it is saved now. What fails stays in this tab, and is tried again where that may help. */
  leave(): Promise<void> {
    this.#isLeft = true;
    this.#callOff();
    return this.save();
  }

  /** The page closes: what has not arrived is sent in its last moment, whatever is on its way. */
  closePage = (): void => {
    const isOnItsWay = this.#sending?.leaving === 'page';
    if (isUnsaved(this.status) && !isOnItsWay && !this.#isTakenUp()) this.#begin('page');
  };

  /** Something goes on from what the server has: what was typed in an earlier page, or what somebody has decided. */
  goOn(value: Value, base: Base): void {
    this.#stop();
    this.value = value;
    this.base = base;
    this.#unanswered.forget();
    this.#keep();
    this.set('unsaved');
    void this.save();
  }

  /** What the server has stands in place of what was typed. */
  take(value: Value, base: Base): void {
    this.#stop();
    this.#drop();
    this.value = value;
    this.base = base;
    this.#unanswered.forget();
    this.failure = undefined;
    this.set('saved');
  }

  /** Others changed the same thing: nothing is saved until somebody has decided. */
  collide(): void {
    this.#stop();
    this.#keep();
    this.set('conflict');
  }

  /** Saves nothing, as it is being sent in another way, until what this gives is called. */
  hold(): () => void {
    this.#stop();
    this.#isHeld = true;
    if (isUnsaved(this.status)) this.set('unsaved');
    return () => {
      this.#isHeld = false;
      if (!this.#isTakenUp()) void this.save();
    };
  }

  protected override set(status: SaveStatus): void {
    noteUnsaved(this, status !== 'saved');
    super.set(status);
  }

  #begin(leaving: Sending['leaving'] = this.#isLeft ? 'form' : 'nothing'): void {
    this.#stop();
    const end = new AbortController();
    this.#sending = { end, leaving };
    this.#running = this.#send({ signal: end.signal, leaving });
  }

  async #send(how: Sending): Promise<void> {
    let times = 0;
    do {
      this.#goesOn = false;
      const { value } = this;
      const isKnown = this.#unanswered.isEmpty();
      if (isKnown && this.#options.isStored?.(value, this.base)) return this.#finish();
      this.set('saving');
      this.#unanswered.add(value);
      try {
        const base = await this.#options.send(value, this.base, how);
        if (how.signal.aborted) return;
        this.#unanswered.forget();
        this.failure = undefined;
        this.#goOnOver(base);
        if (this.value === value) return this.#finish();
      } catch (error) {
        if (how.signal.aborted) return;
        const next = await afterRefusal(this.#options, error, {
          failures: this.#failures + 1,
          mayAsk: times < TIMES_OVER,
          own: () => this.#unanswered.and(this.value),
        });
        if (how.signal.aborted) return;
        times += 1;
        this.failure = next.failure;
        if ('after' in next) return this.#fail(next.after);
        this.#goOnOver(next.base);
        this.#goesOn = true;
      }
    } while (this.#goesOn);
    this.#sending = undefined;
    this.set('unsaved');
  }

  #goOnOver(base: Base): void {
    this.base = base;
    this.#failures = 0;
    this.#keep();
  }

  #fail(after: AfterFailure): void {
    this.#sending = undefined;
    this.#failures += 1;
    this.set(typeof after === 'number' ? 'retrying' : after);
    // Also where the page was about to close: it may stand again, as after going back to it.
    if (typeof after === 'number') this.#saveAfter(after);
  }

  #finish(): void {
    this.#stop();
    this.#drop();
    this.failure = undefined;
    this.set('saved');
  }

  #saveAfter(ms: number): void {
    this.#callOff();
    this.#callOff = afterPause(ms, () => void this.saveNewest());
  }

  #stop(): void {
    this.#callOff();
    this.#sending?.end.abort();
    this.#sending = undefined;
  }

  /** Its form was left, and who came back to it has typed on or has saved it: these words are old. */
  #isTakenUp(): boolean {
    return this.#isLeft && !this.isKept();
  }

  #keep = (): void => {
    if (!this.#isTakenUp()) keepTyping(this.name, this, this.#path);
  };
  #drop = (): void => dropTyping(this.name, this.value, this.#path);
}
