import { useRef, useState } from 'react';
import { answeringMessages as messages } from './messages.ts';
import { reloadOwn } from './own-answers.ts';
import type { UnsentAnswer } from './unsent.ts';

interface SendAllProps {
  documentId: number;
  unsent: readonly UnsentAnswer[];
  mayAnswer: boolean;
}

/** How much is typed and not sent, where, and one button that sends all of it. */
export function SendAll({ documentId, unsent, mayAnswer }: SendAllProps) {
  const [isUnderWay, setUnderWay] = useState(false);
  const [words, setWords] = useState('');
  const told = useRef<HTMLParagraphElement>(null);

  async function sendAll(): Promise<void> {
    setUnderWay(true);
    setWords(messages.submitting);
    let left = 0;
    for (const { send } of unsent) {
      // The others are sent all the same.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await send().catch(() => false))) left += 1;
    }
    const sent = unsent.length - left;
    // What was changed or refused elsewhere is read again.
    if (left > 0) await reloadOwn(documentId);
    setUnderWay(false);
    setWords(
      [sent > 0 && messages.sent(sent), left > 0 && messages.notWhole(left)]
        .filter(Boolean)
        .join(' '),
    );
    // The button may be gone.
    told.current?.focus();
  }

  return (
    <>
      {unsent.length > 0 && (
        <>
          <p className="unsent">{messages.typedNotSent(unsent.length)}</p>
          <ul>
            {unsent.map(({ key, questionId }) => (
              <li key={key}>
                <a href={`#${questionId}`}>{titleOf(questionId)}</a>
              </li>
            ))}
          </ul>
          {mayAnswer && (
            <div className="actions">
              <button
                className="act main"
                type="button"
                disabled={isUnderWay}
                onClick={() => void sendAll()}
              >
                {messages.sendAll(unsent.length)}
              </button>
            </div>
          )}
        </>
      )}
      <p className="keeping" role="status" tabIndex={-1} ref={told}>
        {words}
      </p>
    </>
  );
}

/** As the page heads it. */
const titleOf = (questionId: string) =>
  document.getElementById(`${questionId}-legend`)?.textContent ?? messages.aQuestion;
