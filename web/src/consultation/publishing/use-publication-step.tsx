import { takePublicationStep } from '@calls/consultation/publishing/contract.ts';
import type { PublicationStep } from '@contract/consultation/publishing/contract.ts';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { publicationPanelMessages as messages } from './messages.ts';

/** Takes steps towards the public with representations, and says which were refused and why; withdrawing is asked first. */
export function usePublicationStep(
  ids: readonly number[],
  done: () => void,
): { take: (step: PublicationStep) => void; running: boolean; question: ReactNode } {
  const { run, running } = useAction(takePublicationStep, {
    failure: messages.failed,
    certain: true,
  });
  const [asking, setAsking] = useState(false);
  const send = async (step: PublicationStep) => {
    const answer = await run({ ids: [...ids], step });
    setAsking(false);
    if (!answer) return;
    const reasons = new Map<string, number>();
    for (const { why } of answer.refused) reasons.set(why, (reasons.get(why) ?? 0) + 1);
    const refusals = [...reasons].map(([why, count]) => messages.refused(count, why)).join('. ');
    showToast({
      kind: answer.ids.length === 0 ? 'danger' : refusals ? 'warning' : 'success',
      title: answer.ids.length === 0 ? messages.failed : messages.taken[step](answer.ids.length),
      ...(refusals ? { text: refusals } : {}),
    });
    if (answer.ids.length > 0) done();
  };
  const question = asking && (
    <Question
      title={messages.withdrawTitle(ids.length)}
      cancel={messages.cancel}
      confirm={messages.steps.withdraw}
      danger
      busy={running}
      onConfirm={() => void send('withdraw')}
      onClose={() => setAsking(false)}
    >
      {messages.withdrawQuestion}
    </Question>
  );
  return {
    take: (step) => (step === 'withdraw' ? setAsking(true) : void send(step)),
    running,
    question,
  };
}
