import { LockedFields } from '@contract/consultation/ground/documents/blocks/question/locked-fields.tsx';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { LogInLink } from './log-in-link.tsx';
import type { OwnAnswers } from './own-answers.ts';

/** The fields of a question for those who may not answer it, and why. */
export function LockedQuestion({
  data,
  own,
}: {
  data: QuestionIslandData;
  own: OwnAnswers | null;
}) {
  return (
    <>
      <LockedFields {...data} />
      <p className="log-in">
        {own && (
          <>
            {own.heading && <strong>{own.heading} </strong>}
            {own.heading && <LogInLink at={data.id} />}
            {own.heading && <br />}
            {own.reason}
          </>
        )}
      </p>
    </>
  );
}
