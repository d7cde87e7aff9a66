import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { answeringMessages as messages } from './messages.ts';
import { reloadOwn } from './own-answers.ts';
import { sendAnswer, type Submitted } from './send-answer.ts';
import { reasonIn } from './try-again.ts';
import type { TypedOver, TypedPlace } from './kept-in-tab.ts';

/** What is typed over once it is submitted; 'changed': something else was typed or submitted elsewhere meanwhile. */
type Outcome = TypedOver | 'changed' | 'refused';

/**
 * Submits an answer, and tries again by itself while nothing answers or the server has too much to do: also where its
 * form is left meanwhile, for another site or another client.
 */
export function useSubmit(place: TypedPlace) {
  const [isUnderWay, setUnderWay] = useState(false);
  const [words, setWords] = useState('');
  const isSignedOut = words === messages.signedOut;
  const [faults, setFaults] = useState<Record<string, string>>({});
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function submit(submitted: Submitted): Promise<Outcome> {
    setUnderWay(true);
    setWords(messages.submitting);
    try {
      const over = await sendAnswer(place, submitted, () => setWords(messages.notSubmitted));
      setWords('');
      return over;
    } catch (error) {
      return await refused(error);
    } finally {
      setUnderWay(false);
    }
  }

  async function refused(error: unknown): Promise<Outcome> {
    const fields = isApiError(error) ? error.fields : {};
    if (isApiError(error) && error.status === 401) setWords(messages.signedOut);
    else setWords(reasonIn(error) ?? messages.failed);
    setFaults(
      Object.fromEntries(
        Object.entries(fields).map(([field, why]) => [field.replace(/^answer\./, ''), why]),
      ),
    );
    if (isApiError(error, 'changed-meanwhile')) {
      setWords('');
      return 'changed';
    }
    // What may be done is read again.
    if (isApiError(error) && [401, 403].includes(error.status)) await reloadOwn(place.documentId);
    return 'refused';
  }

  return {
    submit,
    /** Something else is typed: what was said of the submitting is old, but for a session that has ended. */
    forget: () => setWords((said) => (said === messages.signedOut ? said : '')),
    /** Something was saved: the session has not ended, or has begun again. */
    noteSignedIn: () => setWords((said) => (said === messages.signedOut ? '' : said)),
    isUnderWay,
    isLeft: () => isLeft.current,
    isSignedOut,
    words,
    faults,
    setFaults,
  };
}
