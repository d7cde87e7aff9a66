import { readSentence, type ReadSentence } from '@calls/land/sentence-search/contract.ts';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import type { TenantRecord } from '../../session/tenant.tsx';

/** Where a sentence that is written, or was read, is kept. */
export const SENTENCE_DRAFT = 'sentence';

export interface KeptSentence {
  sentence: string;
  /** What it was read as; none while it is being written. */
  readAs?: string;
}

interface Found {
  answer: ReadSentence;
  /** Whether a model was asked but was unavailable. */
  withoutModel: boolean;
}

/** Reads by the council's model if it has one; whatever goes wrong with it, our grammar reads the sentence. */
export async function readWithModel(
  tenant: TenantRecord,
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

/** Whether nothing of it was understood, so that it changes no search. */
export const isUnread = ({ filters, sort, everything }: ReadSentence): boolean =>
  filters.length === 0 && sort === null && !everything;
