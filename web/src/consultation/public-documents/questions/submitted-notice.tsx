import type { RefObject } from 'react';
import { answeringMessages as messages } from './messages.ts';

/** Says that an answer has been submitted, in the words of specification 001, section 2, and for which client. */
export function SubmittedNotice({
  isDone,
  clientName,
  done,
}: {
  isDone: boolean;
  /** Undefined or null where one answers for oneself. */
  clientName: string | null | undefined;
  /** The words, which take the focus where what had it has gone. */
  done: RefObject<HTMLParagraphElement | null>;
}) {
  return (
    <div role="status">
      {isDone && (
        <p className="done" ref={done} tabIndex={-1}>
          <span>{messages.submitted}</span>
          {clientName && (
            <>
              <br />
              <span>{messages.forClient(clientName)}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
