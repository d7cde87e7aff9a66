import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sendReceipt, setConsent } from '@calls/consultation/answers/contract.ts';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { answeringMessages as messages } from './messages.ts';
import { noteRespondent, type OwnAnswers, useOwnAnswers } from './own-answers.ts';
import { SendAll } from './send-all.tsx';
import { useUnsent } from './unsent.ts';

/** Fills the end of the document: how much is answered, the reference, consent and the copy. */
export function mountEnding(documentId: number): void {
  const place = document.querySelector<HTMLElement>('[data-answers]');
  if (!place) return;
  const count = Number(place.dataset['answers']);
  createRoot(place).render(<Ending documentId={documentId} count={count} />);
}

function Ending({ documentId, count }: { documentId: number; count: number }) {
  const { own, clientId } = useOwnAnswers(documentId);
  const unsent = useUnsent(own, { documentId, clientId });
  if (!own) return null;
  const submitted = own.answers.filter(({ answer }) => answer !== null);
  // Not those that an earlier edition asked: they have no place on the page.
  const asked = submitted.filter(({ questionId }) => document.getElementById(questionId));
  const answered = new Set(asked.map(({ questionId }) => questionId)).size;
  const hasBegun = own.respondent !== null || unsent.length > 0;
  return (
    <>
      {hasBegun && own.who === 'resident' && (
        <section className="ending" aria-labelledby="your-answers">
          <h2 id="your-answers" tabIndex={-1}>
            {messages.ending}
          </h2>
          {own.clientName && <p>{messages.onBehalfOf(own.clientName)}</p>}
          <SendAll {...{ documentId, unsent }} mayAnswer={own.mayAnswer} />
          {own.respondent && (
            <>
              <p>
                {messages.reference} <strong>{own.respondent.reference}</strong>
              </p>
              <Consent key={clientId} {...{ documentId, clientId }} own={own} />
              <p>
                <a href={`/p/document/${documentId}/my-responses`}>{messages.allResponses}</a>
              </p>
              <CopyByMail {...{ documentId, clientId }} hasAnswers={submitted.length > 0} />
            </>
          )}
        </section>
      )}
      {(own.mayAnswer || submitted.length > 0) && (
        <p className="progress-line">
          <strong>{messages.answered(answered, count)}</strong>
          {unsent.length > 0 && (
            <a className="unsent" href="#your-answers">
              {messages.notSent(unsent.length)}
            </a>
          )}
          {own.clientName && <span>{messages.forClient(own.clientName)}</span>}
          <span>{own.deadline}</span>
        </p>
      )}
    </>
  );
}

interface OfRespondent {
  documentId: number;
  clientId: string | null;
}

function Consent({ documentId, clientId, own }: OfRespondent & { own: OwnAnswers }) {
  const [words, setWords] = useState('');
  const kept = own.respondent?.consent ?? null;
  // Shown as chosen while it is being saved.
  const [wanted, setWanted] = useState<typeof kept>(null);
  const chosen = wanted ?? kept;
  async function choose(consent: NonNullable<typeof kept>): Promise<void> {
    setWanted(consent);
    setWords('');
    try {
      const { respondent } = await call(setConsent, { id: documentId, clientId, consent });
      noteRespondent(respondent);
      setWords(messages.consentKept);
    } catch (error) {
      setWords((isApiError(error) && error.fields['document']) || messages.failed);
    } finally {
      setWanted(null);
    }
  }
  return (
    <fieldset className="asked" disabled={!own.mayAnswer}>
      <legend>
        <strong>{messages.consent}</strong>
      </legend>
      <div className="options vertical">
        {(['Name and text', 'Text only', 'None'] as const).map((consent) => (
          <label key={consent} className="option choice">
            <input
              type="radio"
              name="consent"
              checked={chosen === consent}
              onChange={() => void choose(consent)}
            />
            {messages.consentOptions[consent]}
          </label>
        ))}
      </div>
      <p className="keeping" role="status">
        {words}
      </p>
    </fieldset>
  );
}

function CopyByMail({ documentId, clientId, hasAnswers }: OfRespondent & { hasAnswers: boolean }) {
  const [words, setWords] = useState('');
  const [isUnderWay, setUnderWay] = useState(false);
  async function send(): Promise<void> {
    setUnderWay(true);
    try {
      const { sentTo } = await call(sendReceipt, { id: documentId, clientId });
      setWords(messages.receiptSent(sentTo));
    } catch (error) {
      const isTooSoon = isApiError(error, 'too-many-requests');
      setWords(isTooSoon ? messages.receiptTooSoon : messages.failed);
    } finally {
      setUnderWay(false);
    }
  }
  if (!hasAnswers) return <p className="quiet">{messages.nothingYet}</p>;
  return (
    <>
      <div className="actions">
        <button className="act" type="button" disabled={isUnderWay} onClick={() => void send()}>
          {messages.receipt}
        </button>
      </div>
      <p className="keeping" role="status">
        {words}
      </p>
    </>
  );
}
