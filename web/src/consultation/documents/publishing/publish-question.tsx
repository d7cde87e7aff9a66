import {
  countDocumentUnsent,
  publishDocument,
  withdrawDocument,
} from '@calls/consultation/documents/contract/publishing.ts';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { isAnswered } from '@contract/consultation/ground/documents/kinds.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { Question } from '../../../ui/question.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { publishMessages as messages } from './messages.ts';
import { OfAnswers } from './of-answers.tsx';
import { whenAnswered } from './when-answered.ts';

interface PublishQuestionProps {
  draft: DraftDocument;
  close: () => void;
}

interface PublishDraftProps extends PublishQuestionProps {
  /** What becomes of answers that people gave, in words. */
  ofAnswers: readonly string[];
}

/** Says what becomes of answers, what becomes public and when it can be answered, before it is. */
export function PublishQuestion({ draft, ofAnswers, close }: PublishDraftProps) {
  const { run, running, error } = useAction(publishDocument, {
    failure: false,
    onDone: ({ document }) => {
      close();
      showToast({ kind: 'success', title: messages.published(document.edition ?? 1) });
    },
  });
  const publish = () => void run({ id: draft.id, revision: draft.revision });
  const questions = draft.blocks.filter(({ type }) => isAnswered(type)).length;
  const sections = draft.sections.filter(({ kind }) => kind !== 'hero').length;
  const why =
    error?.code === 'changed-meanwhile'
      ? messages.changedMeanwhile
      : (Object.values(error?.fields ?? {})[0] ?? error?.message ?? '');
  return (
    <Question
      title={draft.edition === null ? messages.publish : messages.publishAgain}
      cancel={messages.cancel}
      confirm={messages.publishNow}
      busy={running}
      onConfirm={publish}
      onClose={close}
    >
      <chakra.div display="grid" gap="3">
        <OfAnswers words={ofAnswers} />
        <p>{messages.becomesPublic(sections, questions)}</p>
        <chakra.p fontWeight="medium">{whenAnswered(draft)}</chakra.p>
        {draft.edition !== null && <p>{messages.replaces(draft.edition)}</p>}
        <chakra.p color="fg.muted">{messages.stays}</chakra.p>
        {error && (
          <FailedLine
            title={`${messages.publishFailed}. ${why}`}
            of={error}
            busy={running}
            retry={publish}
          />
        )}
      </chakra.div>
    </Question>
  );
}

/** Asks before a document is taken from the public. */
export function WithdrawQuestion({ draft, close }: PublishQuestionProps) {
  const { run, running } = useAction(withdrawDocument, {
    failure: messages.withdrawFailed,
    onDone: () => {
      close();
      showToast({ kind: 'info', title: messages.withdrawn });
    },
  });
  return (
    <Question
      title={messages.withdrawTitle}
      cancel={messages.cancel}
      confirm={messages.withdrawNow}
      danger
      busy={running}
      onConfirm={() => void run({ id: draft.id })}
      onClose={close}
    >
      <p>{messages.withdrawText(draft.edition ?? 1)}</p>
      {draft.consultation?.state === 'open' && <WithUnsent id={draft.id} />}
    </Question>
  );
}

/** Who has typed something that could then not be sent; counted now. */
function WithUnsent({ id }: { id: number }) {
  const query = useEndpoint(countDocumentUnsent, { id }, { staleTime: 0 });
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={1} />} failed={messages.notCounted} line>
      {({ people }) => <p>{messages.unsent(people)}</p>}
    </Loaded>
  );
}
