import { takePublicationStep } from '@calls/consultation/publishing/contract.ts';
import type { PublicationStep } from '@contract/consultation/publishing/contract.ts';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { toldInChunks } from '../../api/told-in-chunks.ts';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { publicationPanelMessages as messages } from './messages.ts';

/** Takes steps towards the public with representations, and says which were refused and why; withdrawing is asked first. */
export function usePublicationStep(
  ids: readonly number[],
  done: () => void,
): { take: (step: PublicationStep) => void; running: boolean; question: ReactNode } {
  const [running, setRunning] = useState(false);
  const [asking, setAsking] = useState(false);
  const send = async (step: PublicationStep) => {
    setRunning(true);
    const taken: number[] = [];
    const reasons = new Map<string, number>();
    const { error } = await toldInChunks(
      ids,
      async (part, once) => {
        const answer = await call(takePublicationStep, { ids: part, step }, once);
        taken.push(...answer.ids);
        for (const { why } of answer.refused) reasons.set(why, (reasons.get(why) ?? 0) + 1);
      },
      { running: messages.running, failure: messages.failed },
    );
    setRunning(false);
    setAsking(false);
    if (error && taken.length === 0 && reasons.size === 0) return;
    const refusals = [...reasons].map(([why, count]) => messages.refused(count, why)).join('. ');
    showToast({
      kind: taken.length === 0 ? 'danger' : refusals ? 'warning' : 'success',
      title: taken.length === 0 ? messages.failed : messages.taken[step](taken.length),
      ...(refusals ? { text: refusals } : {}),
    });
    if (taken.length > 0 && !error) done();
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
