import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { say } from '../notice.ts';
import { answeringMessages as messages } from './messages.ts';
import type { OwnAnswers } from './own-answers.ts';
import { focusChoice } from './site-form.tsx';
import { SubmittedAnswer } from './submitted-answer.tsx';

interface SubmittedSitesProps {
  data: QuestionIslandData;
  given: OwnAnswers['answers'];
  clientId: string | null;
  mayAnswer: boolean;
  /** Whether something can still be submitted about a site. */
  isAsked: (siteId: number | null) => boolean;
  onEdit: (siteId: number | null) => void;
}

/** What the reader has submitted of each site, to be edited or deleted. */
export function SubmittedSites(props: SubmittedSitesProps) {
  const { data, given, clientId, mayAnswer, isAsked, onEdit } = props;
  return (
    <section aria-label={messages.yourSites}>
      <p>
        <strong>{messages.yourSites}</strong>
      </p>
      {given.map((each) => (
        <SubmittedAnswer
          key={each.siteId}
          documentId={data.documentId}
          question={data.question}
          given={each}
          clientId={clientId}
          mayAnswer={mayAnswer}
          onEdit={
            isAsked(each.siteId)
              ? () => {
                  onEdit(each.siteId);
                  say(messages.editing);
                  focusChoice(data.id);
                }
              : undefined
          }
        />
      ))}
    </section>
  );
}
