import type { ReadSentence } from '@calls/land/sentence-search/contract.ts';
import { canonicalFilters } from '@contract/council/ground/filters/canonical-filters.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { useEffect, useRef, useState } from 'react';
import { asLeft, keepAsLeft } from '../../forms/drafts.ts';
import { useTenant } from '../../session/tenant.tsx';
import { isUnread, type KeptSentence, readWithModel, SENTENCE_DRAFT } from './read-with-model.ts';

export interface Reading {
  sentence: string;
  answer: ReadSentence;
  /** Whether a model was asked but was unavailable. */
  withoutModel: boolean;
}

export interface SentenceOverSearch {
  /** The filters searched by now. */
  searched: readonly Filter[];
  /** How often the form was reset: the box begins anew with it. */
  resets: number;
  onRead: (answer: ReadSentence) => void;
}

/**
 * A sentence being written, and the result of the last one. The typed text outlives the session; once read, it stands
 * only over its own filters (`searched`): another search takes it away.
 */
export function useSentence({ searched, resets, onRead }: SentenceOverSearch) {
  const tenant = useTenant();
  const now = canonicalFilters(searched);
  const [sentence, setSentence] = useState(() => {
    const kept = asLeft<KeptSentence>(SENTENCE_DRAFT);
    return kept?.readAs === undefined || kept.readAs === now ? (kept?.sentence ?? '') : '';
  });
  const [reading, setReading] = useState<Reading>();
  const [state, setState] = useState<'still' | 'reading' | 'failed'>('still');
  const asked = useRef<AbortController>(undefined);

  const write = (text: string) => {
    setSentence(text);
    keepAsLeft(SENTENCE_DRAFT, { sentence: text } satisfies KeptSentence);
  };
  const send = async () => {
    const text = sentence.trim();
    if (text === '') return;
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    setState('reading');
    try {
      const found = await readWithModel(tenant, text, signal);
      if (signal.aborted) return;
      setReading({ sentence: text, ...found });
      setState('still');
      if (isUnread(found.answer)) return;
      const readAs = canonicalFilters(found.answer.filters);
      keepAsLeft(SENTENCE_DRAFT, { sentence: text, readAs } satisfies KeptSentence);
      onRead(found.answer);
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  const clear = () => {
    asked.current?.abort();
    write('');
    setReading(undefined);
    setState('still');
  };
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    if (!reading || canonicalFilters(reading.answer.filters) === now) return;
    setReading(undefined);
    // What was begun meanwhile is another sentence.
    if (sentence.trim() === reading.sentence) write('');
    // Only what is searched takes it away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [now]);
  const resetsBefore = useRef(resets);
  useEffect(() => {
    if (resetsBefore.current === resets) return;
    resetsBefore.current = resets;
    clear();
    // Only a reset clears it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [resets]);
  return { sentence, write, send, clear, reading, state };
}
