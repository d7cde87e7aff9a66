import { countConsultationUnsent } from '@calls/consultation/consultations/contract.ts';
import type { Consultation } from '@contract/consultation/consultations/contract.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Question } from '../../ui/question.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { consultationPanelMessages as messages } from './messages.ts';
import { timeAsTold } from './time-as-told.ts';

interface EarlierQuestionProps {
  consultation: Consultation;
  /** When it would close, in London. */
  closesAt: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a deadline is brought forward: who loses something by it, counted now, and who is written to. */
export function EarlierQuestion(props: EarlierQuestionProps) {
  const { consultation, closesAt, busy, onConfirm, onClose } = props;
  const query = useEndpoint(countConsultationUnsent, { id: consultation.id }, { staleTime: 0 });
  return (
    <Question
      title={messages.earlierTitle}
      cancel={messages.cancel}
      confirm={messages.earlierConfirm}
      danger
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{messages.earlier(timeAsTold(consultation.closesAt), timeAsTold(closesAt))}</p>
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={2} />}
        failed={messages.notCounted}
        line
      >
        {(count) => <p>{messages.earlierReaches(count)}</p>}
      </Loaded>
    </Question>
  );
}
