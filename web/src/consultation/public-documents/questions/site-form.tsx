import { useRef, useState } from 'react';
import { emptyAnswer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { SiteFields } from '@contract/consultation/ground/documents/blocks/question/site-fields.tsx';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { documentMessages } from '@contract/consultation/ground/documents/messages.ts';
import { AddressSearch } from './address-search.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerForm } from './answer-form.tsx';
import { answerIn, type OwnAnswers } from './own-answers.ts';
import { AnsweredSiteChoice } from './site-choice.tsx';

/** The form of another site is another one: the focus goes on where its name stands, once it is drawn. */
export const focusChoice = (id: string) =>
  requestAnimationFrame(() => document.getElementById(`${id}-site`)?.focus());

/** The same, where the focus has gone with a control of the form before. */
const keepFocusAtChoice = (id: string) =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(`${id}-site`)?.focus();
  });

interface SiteFormProps {
  data: QuestionIslandData;
  own: OwnAnswers;
  clientId: string | null;
  siteId: number | null;
  isCleared: boolean;
  onCleared: (isCleared: boolean) => void;
  answered: ReadonlySet<number>;
  onChoose: (siteId: number | null) => void;
  onDone: (isAlone: boolean) => void;
  onClose: (() => void) | undefined;
}

/** The choice of a site, and the form of what is said about it. */
export function SiteForm(props: SiteFormProps) {
  const { data, own, clientId, siteId, isCleared, onCleared, answered } = props;
  const { onChoose, onDone, onClose } = props;
  const [fault, setFault] = useState<string>();
  // Clearing begins the searches for a site anew.
  const [round, setRound] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  const isPassing = useRef(false);
  const miss = () => {
    setFault(documentMessages.required);
    part.current?.querySelector('select')?.focus();
  };
  const clear = () => {
    setFault(undefined);
    setRound(round + 1);
  };
  return (
    <div ref={part}>
      <AddressSearch
        key={`address ${round}`}
        id={data.id}
        documentId={data.documentId}
        onChoose={(chosen) => {
          onChoose(chosen);
          focusChoice(data.id);
        }}
      />
      <AnsweredSiteChoice
        key={`list ${round}`}
        id={data.id}
        sites={data.question.sites}
        answered={answered}
        chosen={isCleared ? null : siteId}
        fault={fault}
        onChoose={(chosen) => {
          setFault(undefined);
          onChoose(chosen);
          keepFocusAtChoice(data.id);
        }}
        onPassing={(passing) => {
          isPassing.current = passing;
        }}
      />
      {siteId === null ? (
        <>
          <SiteFields
            id={data.id}
            of={data.question}
            answer={emptyAnswer()}
            faults={{}}
            headingLevel={data.headingLevel + 1}
          />
          <AnswerActions
            of={data.question.title}
            onSubmit={miss}
            onClear={clear}
            onClose={onClose}
          />
        </>
      ) : (
        <AnswerForm
          data={data}
          siteId={siteId}
          clientId={clientId}
          present={answerIn(own, data.id, siteId)}
          isLocked={own.state !== 'open'}
          site={{
            isCleared,
            isPassing: () => isPassing.current,
            clear: () => {
              clear();
              onCleared(true);
            },
            undo: () => {
              setFault(undefined);
              onCleared(false);
            },
            miss,
          }}
          onDone={onDone}
          onClose={onClose}
        />
      )}
    </div>
  );
}
