import { readSentence, type ReadSentence } from '@calls/land/sentence-search/contract.ts';
import { canonicalFilters } from '@contract/council/ground/filters/canonical-filters.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { asLeft, keepAsLeft } from '../../forms/drafts.ts';
import { useTenant } from '../../session/tenant.tsx';

const DRAFT = 'sentence';

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

interface Kept {
  sentence: string;
  /** What it was read as; none while it is being written. */
  readAs?: string;
}

/**
 * A sentence being written, and the result of the last one. The typed text outlives the session; once read, it stands
 * only over its own filters (`searched`): another search takes it away.
 */
export function useSentence({ searched, resets, onRead }: SentenceOverSearch) {
  const tenant = useTenant();
  const now = canonicalFilters(searched);
  const [sentence, setSentence] = useState(() => {
    const kept = asLeft<Kept>(DRAFT);
    return kept?.readAs === undefined || kept.readAs === now ? (kept?.sentence ?? '') : '';
  });
  const [reading, setReading] = useState<Reading>();
  const [state, setState] = useState<'still' | 'reading' | 'failed'>('still');
  const asked = useRef<AbortController>(undefined);

  const write = (text: string) => {
    setSentence(text);
    keepAsLeft(DRAFT, { sentence: text } satisfies Kept);
  };
  const send = async () => {
    const text = sentence.trim();
    if (text === '') return;
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    setState('reading');
    try {
      const found = await readBy(tenant, text, signal);
      if (signal.aborted) return;
      setReading({ sentence: text, ...found });
      setState('still');
      const { filters, sort, everything } = found.answer;
      if (filters.length === 0 && sort === null && !everything) return;
      keepAsLeft(DRAFT, { sentence: text, readAs: canonicalFilters(filters) } satisfies Kept);
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

type Found = Omit<Reading, 'sentence'>;

/** By the council's model if it has one; whatever goes wrong with it, our grammar reads the sentence. */
async function readBy(
  tenant: ReturnType<typeof useTenant>,
  sentence: string,
  signal: AbortSignal,
): Promise<Found> {
  if (!tenant.firebase.model) return readAlone(sentence, signal, false);
  try {
    const { askModel } = await import('./ask-model.ts');
    const structure = await askModel(tenant, sentence);
    return {
      answer: await call(readSentence, { sentence, structure }, { signal }),
      withoutModel: false,
    };
  } catch (error) {
    // Signed out, or not allowed: the grammar would be refused, too.
    if (isApiError(error) && error.status !== 400) throw error;
    return readAlone(sentence, signal, true);
  }
}

async function readAlone(
  sentence: string,
  signal: AbortSignal,
  withoutModel: boolean,
): Promise<Found> {
  return { answer: await call(readSentence, { sentence }, { signal }), withoutModel };
}
