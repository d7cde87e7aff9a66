import {
  endDocumentOpen,
  noteDocumentOpen,
} from '@calls/consultation/documents/contract/presence.ts';
import type { OtherOfficer } from '@contract/consultation/documents/contract/presence.ts';
import { call } from '../../../../api/call.ts';
import { stayPresent } from '../../../ground/presence/stay-present.ts';

/** Whoever goes through sections says once where they stay, ms. */
const SETTLES_MS = 1000;
const SECTION = 'section[id^="section-"]';

/** Who else has a document open, and in which section they are. */
export class OtherOfficers {
  #documentId: number;
  #others: readonly OtherOfficer[] = [];
  #sectionId: string | null = null;
  #listeners = new Set<() => void>();

  constructor(documentId: number) {
    this.#documentId = documentId;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  current = () => this.#others;

  /** Says where this officer is, by where the focus is, until what it gives is called. */
  watch(): () => void {
    const id = this.#documentId;
    const presence = stayPresent({
      note: (tab) => call(noteDocumentOpen, { id, tab, sectionId: this.#sectionId }),
      end: (tab) => call(endDocumentOpen, { id, tab }, { outlivesPage: true }),
      told: ({ others }) => {
        // The same again draws nothing anew.
        if (JSON.stringify(others) === JSON.stringify(this.#others)) return;
        this.#others = others;
        for (const listener of this.#listeners) listener();
      },
    });
    let settling: ReturnType<typeof setTimeout> | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      const section = target instanceof Element ? target.closest(SECTION) : null;
      const sectionId = section?.id.slice('section-'.length);
      if (sectionId === undefined || sectionId === this.#sectionId) return;
      this.#sectionId = sectionId;
      clearTimeout(settling);
      settling = setTimeout(() => void presence.again(), SETTLES_MS);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      clearTimeout(settling);
      presence.leave();
    };
  }
}
