import { readSentence, type ReadSentence } from '@calls/land/sentence-search/contract.ts';
import { useRef, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { draftOf, keepDraft } from '../../forms/drafts.ts';
import { useTenant } from '../../session/tenant.tsx';

const DRAFT = 'sentence';

export interface Reading {
  sentence: string;
  answer: ReadSentence;
  /** Whether a model was asked but was unavailable. */
  withoutModel: boolean;
}

/** A sentence being written, and the result of the last one. The typed text outlives the session. */
export function useSentence(onRead: (answer: ReadSentence) => void) {
  const tenant = useTenant();
  const [sentence, setSentence] = useState(
    () => draftOf<{ sentence: string }>(DRAFT)?.sentence ?? '',
  );
  const [reading, setReading] = useState<Reading>();
  const [state, setState] = useState<'still' | 'reading' | 'failed'>('still');
  const asked = useRef<AbortController>(undefined);

  const write = (text: string) => {
    setSentence(text);
    keepDraft(DRAFT, { sentence: text });
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
      if (found.answer.filters.length > 0) onRead(found.answer);
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
