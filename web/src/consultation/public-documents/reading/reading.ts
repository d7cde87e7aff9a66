import type { countReading } from '@contract/consultation/readership/contract.ts';
import type { InputOf } from '@contract/platform/contract.ts';

export type ToldReading = InputOf<typeof countReading>;

/** Milliseconds without any sign of the reader after which nobody is taken to read. */
const PATIENCE_MS = 120_000;
/** The most that one event may say (the contract's limit). */
const MAX_EVENT_SECONDS = 60;
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'touchstart'] as const;

/** Below what is read of a document there is no more than this. */
const END_PX = 150;

/** What is read of a document and not told yet. */
export class PageReading {
  private readonly of: { id: number; edition: number };
  private isOpened = false;
  private isClosed = false;
  private seconds = 0;
  private read = new Map<string, { seconds: number; isFirst: boolean }>();
  private readonly reached = new Set<string>();
  /** The sections in sight, and those across the middle of the window; outer ones too. */
  private readonly inSight: ReadonlySet<HTMLElement>;
  private readonly inTheMiddle: ReadonlySet<HTMLElement>;
  private lastSign = Date.now();

  constructor(article: HTMLElement) {
    this.of = {
      id: Number(article.dataset['document']),
      edition: Number(article.dataset['edition']),
    };
    const sections = [...article.querySelectorAll<HTMLElement>('[data-section]')];
    this.inSight = crossing(sections, '0px');
    this.inTheMiddle = crossing(sections, '-50% 0px -50% 0px');
    const note = () => void (this.lastSign = Date.now());
    for (const sign of SIGNS) addEventListener(sign, note, { passive: true });
  }

  /** A second has gone by. */
  tick(): void {
    if (document.hidden || Date.now() - this.lastSign > PATIENCE_MS) return;
    this.seconds += 1;
    // The last sections of a page may never come to its middle.
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - END_PX;
    for (const { dataset } of isAtEnd ? this.inSight : this.inTheMiddle) {
      const id = dataset['section'];
      if (id === undefined) continue;
      const before = this.read.get(id);
      const isFirst = before?.isFirst ?? !this.reached.has(id);
      this.reached.add(id);
      this.read.set(id, { seconds: (before?.seconds ?? 0) + 1, isFirst });
    }
  }

  /** What is to be told now: first that it was opened, and once that it was closed; undefined for nothing. */
  take(event: 'interaction' | 'close'): ToldReading | undefined {
    const isQuiet = this.seconds === 0 && (event === 'interaction' || this.isClosed);
    if (this.isOpened && isQuiet) return undefined;
    const told: ToldReading = {
      ...this.of,
      event: this.isOpened ? (this.isClosed ? 'interaction' : event) : 'open',
      seconds: Math.min(this.seconds, MAX_EVENT_SECONDS),
      sections: [...this.read].map(([id, { seconds, isFirst }]) => ({
        id,
        seconds: Math.min(seconds, MAX_EVENT_SECONDS),
        isFirst,
      })),
    };
    if (told.event === 'open') this.isOpened = true;
    if (told.event === 'close') this.isClosed = true;
    this.seconds = 0;
    this.read = new Map();
    return told;
  }

  /** It did not arrive, and is told again with what comes next. */
  giveBack({ event, seconds, sections }: ToldReading): void {
    if (event === 'open') this.isOpened = false;
    if (event === 'close') this.isClosed = false;
    this.seconds += seconds;
    for (const { id, seconds: of, isFirst } of sections) {
      const since = this.read.get(id);
      this.read.set(id, {
        seconds: of + (since?.seconds ?? 0),
        isFirst: isFirst || (since?.isFirst ?? false),
      });
    }
  }
}

/** Those of the elements that are within the window less a margin; it changes as the page is scrolled. */
function crossing(elements: readonly HTMLElement[], rootMargin: string): ReadonlySet<HTMLElement> {
  const now = new Set<HTMLElement>();
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen)
        if (isIntersecting) now.add(target as HTMLElement);
        else now.delete(target as HTMLElement);
    },
    { rootMargin },
  );
  for (const each of elements) observer.observe(each);
  return now;
}
