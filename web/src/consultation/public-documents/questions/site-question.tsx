import { useEffect, useRef, useState } from 'react';
import { LockedFields } from '@contract/consultation/ground/documents/blocks/question/locked-fields.tsx';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { takeWantedEdit } from '../edit-wanted.ts';
import { unsentOf } from './kept-in-tab.ts';
import { answeringMessages as messages } from './messages.ts';
import type { OwnAnswers } from './own-answers.ts';
import { focusChoice, SiteForm } from './site-form.tsx';
import { SubmittedNotice } from './submitted-notice.tsx';
import { SubmittedSites } from './submitted-sites.tsx';
import { useChosenOnMap } from './use-chosen-on-map.ts';

interface SiteQuestionProps {
  data: QuestionIslandData;
  own: OwnAnswers;
  clientId: string | null;
}

/** A new comment, one that is edited, or neither (specification 001, section 4). */
type Doing =
  | {
      what: 'adding' | 'editing';
      siteId: number | null;
      /** The site was cleared; until another is chosen it can be had back. */
      isCleared?: boolean;
    }
  | { what: 'neither' };

/** A question that is answered for each site: of the map or of a list. */
export function SiteQuestion({ data, own, clientId }: SiteQuestionProps) {
  const given = own.answers.filter(({ questionId, answer }) => questionId === data.id && answer);
  // A newer edition may have taken a site off the map: nothing can be submitted about it.
  const isAsked = (siteId: number | null) => data.question.sites.some(({ id }) => id === siteId);
  const answeredIds = new Set(given.flatMap(({ siteId }) => siteId ?? []));
  const about = (siteId: number | null): Doing => ({
    what: siteId !== null && answeredIds.has(siteId) ? 'editing' : 'adding',
    siteId,
  });
  const [doing, setDoing] = useState<Doing>(() => {
    const wanted = takeWantedEdit(data.id)?.siteId ?? null;
    if (wanted !== null && isAsked(wanted)) return about(wanted);
    // What this tab alone has comes before what the server has.
    const left = data.question.sites.find(
      ({ id: siteId }) =>
        unsentOf({ documentId: data.documentId, questionId: data.id, siteId, clientId }) !==
        undefined,
    );
    if (left) return about(left.id);
    const begun = own.answers.find(
      ({ questionId, siteId, draft }) => questionId === data.id && isAsked(siteId) && draft,
    );
    return given.length > 0 && !begun ? { what: 'neither' } : about(begun?.siteId ?? null);
  });
  // Who has begun keeps in sight what they typed when the consultation closes meanwhile.
  const [wasOpen, setWasOpen] = useState(false);
  if (own.mayAnswer && !wasOpen) setWasOpen(true);
  const isShown = doing.what !== 'neither' && (own.mayAnswer || (wasOpen && doing.siteId !== null));
  const [isDone, setDone] = useState<'alone' | 'with others' | false>(false);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone === 'alone') done.current?.focus();
  }, [isDone]);

  const choose = (siteId: number | null) => {
    setDone(false);
    setDoing(about(siteId));
  };
  useChosenOnMap(data, (siteId) => own.mayAnswer && choose(siteId));

  return (
    <>
      <SubmittedNotice isDone={Boolean(isDone)} clientName={own.clientName} done={done} />
      {!isShown && own.mayAnswer && (
        <div className="actions">
          <button
            className="act main"
            type="button"
            onClick={() => {
              choose(null);
              focusChoice(data.id);
            }}
          >
            {messages.anotherSite}
          </button>
        </div>
      )}
      {!isShown && !own.mayAnswer && given.length === 0 && <LockedFields {...data} />}
      {isShown && (
        <SiteForm
          // Another site is another form, with what was typed of it.
          key={`${clientId}:${doing.siteId}`}
          data={data}
          own={own}
          clientId={clientId}
          siteId={doing.siteId}
          isCleared={doing.isCleared ?? false}
          onCleared={(isCleared) => setDoing({ ...doing, isCleared })}
          answered={answeredIds}
          onChoose={choose}
          onDone={(isAlone) => {
            setDoing({ what: 'neither' });
            setDone(isAlone ? 'alone' : 'with others');
          }}
          onClose={
            doing.what === 'editing' || given.length > 0
              ? () => setDoing({ what: 'neither' })
              : undefined
          }
        />
      )}
      {given.length > 0 && (
        <SubmittedSites
          data={data}
          given={given}
          clientId={clientId}
          mayAnswer={own.mayAnswer}
          isAsked={isAsked}
          onEdit={choose}
        />
      )}
    </>
  );
}
