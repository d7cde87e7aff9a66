import {
  type ModerationState,
  moderationStates,
} from '@contract/consultation/answers/contract/moderation.ts';
import { useSearchParams } from 'react-router-dom';

interface QueueAddress {
  state: ModerationState;
  documentId: number | undefined;
  /** From 1. */
  page: number;
  /** Shows another state from its first page, or another page. */
  show: (next: { state?: ModerationState; page?: number }) => void;
}

/** Which held answers are listed, as the address says it. */
export function useQueueAddress(): QueueAddress {
  const [params, setParams] = useSearchParams();
  const state = moderationStates.find((each) => each === params.get('state')) ?? 'held';
  const documentId = Number(params.get('document')) || undefined;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const show: QueueAddress['show'] = (next) => {
    const shown = { state, page: 1, ...next };
    const written = new URLSearchParams();
    if (documentId !== undefined) written.set('document', String(documentId));
    if (shown.state !== 'held') written.set('state', shown.state);
    if (shown.page > 1) written.set('page', String(shown.page));
    setParams(written, { replace: true });
  };
  return { state, documentId, page, show };
}
