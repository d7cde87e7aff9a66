import { deleteAnswer } from '@calls/consultation/answers/contract.ts';
import { chakra } from '@chakra-ui/react';
import type { ToldAnswer } from '@contract/consultation/answers/contract/my-responses.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { wantEdit } from '../edit-wanted.ts';
import { HiddenWhenNarrow } from './hidden-when-narrow.tsx';
import { minePageMessages as messages } from './messages.ts';
import { LeadingLink, type OfCard } from './leading-link.tsx';

interface GivenResponseProps extends OfCard {
  given: ToldAnswer;
  onDeleted: () => void;
}

/** What was answered, about one site where the question is about sites. */
export function GivenResponse({ given, onDeleted, ...of }: GivenResponseProps) {
  const { said, comment, siteName, submittedAt, notEdited, askedThen } = given;
  return (
    <chakra.div borderLeftWidth="3px" pl="4" mt="3" overflowWrap="anywhere" textStyle="public">
      {siteName !== null && <chakra.h3 fontWeight="semibold">{siteName}</chakra.h3>}
      {askedThen && (
        <chakra.p color="fg.muted" whiteSpace="pre-line">
          {messages.askedThen} {askedThen}
        </chakra.p>
      )}
      {said.map(({ title, chosen, text }, at) => (
        <div key={at}>
          {title && (
            <chakra.p color="fg.muted" whiteSpace="pre-line">
              {title}
            </chakra.p>
          )}
          {chosen.length > 0 && (
            <chakra.ul listStyleType="disc" pl="5">
              {chosen.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </chakra.ul>
          )}
          {text && <chakra.p whiteSpace="pre-line">{text}</chakra.p>}
        </div>
      ))}
      {comment && (
        <>
          <chakra.p color="fg.muted">{messages.comment}</chakra.p>
          <chakra.p whiteSpace="pre-line">{comment}</chakra.p>
        </>
      )}
      {submittedAt && (
        <chakra.p color="fg.muted" textStyle="body" mt="1">
          {messages.submittedAt(exactTime(new Date(submittedAt)))}
        </chakra.p>
      )}
      {of.mayAnswer && notEdited !== null && (
        <chakra.p color="fg.muted" textStyle="body" mt="1">
          {notEdited}
        </chakra.p>
      )}
      {of.mayAnswer && <Tools {...of} given={given} onDeleted={onDeleted} />}
    </chakra.div>
  );
}

function Tools({ documentId, clientId, card, given, onDeleted }: GivenResponseProps) {
  const [asking, setAsking] = useState(false);
  const { run, running } = useAction(deleteAnswer, { failure: messages.removeFailed });
  const { questionId, title, isOfSites } = card;
  const { siteId, siteName, version, submittedAt, notEdited } = given;
  const leads = isOfSites && notEdited === null;
  const what = siteName ?? title;
  const remove = async () => {
    const read = { version, submittedAt };
    const done = await run({ id: documentId, questionId, siteId, clientId, ...read });
    setAsking(false);
    if (!done) return;
    showToast({ kind: 'success', title: messages.removed });
    onDeleted();
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
      {leads && (
        <LeadingLink
          variant="outline"
          href={`/p/document/${documentId}#${questionId}`}
          aria-label={messages.of(messages.edit, what)}
          title={messages.edit}
          onClick={() => wantEdit({ questionId, siteId })}
        >
          <Pencil size={16} aria-hidden />
          <HiddenWhenNarrow>{messages.edit}</HiddenWhenNarrow>
        </LeadingLink>
      )}
      <Button
        variant="ghost"
        size="lg"
        // Its icon stands under the text, unless a button is before it.
        ml={leads ? undefined : '-5'}
        icon={<Trash2 size={16} />}
        aria-label={messages.of(messages.remove, what)}
        title={messages.remove}
        onClick={() => setAsking(true)}
      >
        <HiddenWhenNarrow>{messages.remove}</HiddenWhenNarrow>
      </Button>
      {asking && (
        <Question
          title={messages.removeTitle}
          cancel={messages.cancel}
          confirm={messages.confirmRemove}
          danger
          busy={running}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          {messages.removeHint}
        </Question>
      )}
    </chakra.div>
  );
}
