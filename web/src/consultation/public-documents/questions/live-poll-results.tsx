import { useEffect, useState } from 'react';
import { getPollResults } from '@calls/consultation/answers/contract/poll-results.ts';
import { PollResultsView } from '@contract/consultation/ground/documents/blocks/poll/results-view.tsx';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import type { OutputOf } from '@contract/platform/contract.ts';
import { call } from '../../../api/call.ts';
import { answeringMessages as messages } from './messages.ts';

interface LivePollResultsProps {
  data: QuestionIslandData;
  /** Of the reader's answer: another one counts otherwise. */
  version: number;
}

/** How a poll stands, for somebody who has answered it. */
export function LivePollResults({ data, version }: LivePollResultsProps) {
  const [found, setFound] = useState<OutputOf<typeof getPollResults>['options'] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const { id: questionId, documentId: id, question } = data;
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    void call(getPollResults, { id, questionId }, { signal }).then(
      ({ options }) => !signal.aborted && setFound(options),
      () => !signal.aborted && setFound('failed'),
    );
    return () => ending.abort();
  }, [id, questionId, version, attempt]);
  if (found === 'failed')
    return (
      <p role="alert" className="fault">
        {messages.resultsFailed}{' '}
        <button className="act" type="button" onClick={() => setAttempt(attempt + 1)}>
          {messages.tryAgain}
        </button>
      </p>
    );
  return found && found.length > 0 ? (
    <PollResultsView title={question.title} counts={found} />
  ) : null;
}
