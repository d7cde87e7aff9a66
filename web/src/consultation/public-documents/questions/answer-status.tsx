import type { TypedPlace } from './kept-in-tab.ts';
import { LogInLink } from './log-in-link.tsx';
import { MailLink } from './mail-link.tsx';
import { answeringMessages as messages } from './messages.ts';
import type { AnswerTyping } from './use-answer-typing.ts';

interface AnswerStatusProps {
  /** By which the form is described. */
  id: string;
  place: TypedPlace;
  /** What clearing and submitting say; the last of it stands instead of what is said of saving. */
  said: readonly [clearing: string | undefined, submitting: string | undefined];
  typed: Pick<AnswerTyping, 'status' | 'refusal'>;
  /** It is saved and not sent. */
  isDraft: boolean;
  isSignedOut: boolean;
  /** Something of it is on the server, for other devices as well. */
  isOnServer: boolean;
}

/** What becomes of what is typed in a form, as it is said beneath it. */
export function AnswerStatus(props: AnswerStatusProps) {
  const { id, place, said, typed, isDraft, isSignedOut, isOnServer } = props;
  const [clearing, submitting] = said;
  return (
    <div className="kept">
      <p className="keeping" role="status" id={id}>
        {clearing && `${clearing} `}
        {submitting ||
          typed.refusal ||
          (isDraft ? (
            <span className="unsent">{messages.saved}</span>
          ) : (
            messages.states[isSignedOut ? 'signed out' : typed.status]
          ))}
        {isSignedOut && (
          <>
            {' '}
            <LogInLink at={place.questionId} />
          </>
        )}
      </p>
      {isOnServer && <MailLink {...place} />}
    </div>
  );
}
