import { chakra } from '@chakra-ui/react';
import type { ResponseCard } from '@contract/consultation/answers/contract/my-responses.ts';
import { Pencil, Plus } from 'lucide-react';
import { useRef } from 'react';
import { Status } from '../../../ui/status.tsx';
import { wantEdit } from '../edit-wanted.ts';
import { GivenResponse } from './given-response.tsx';
import { HiddenWhenNarrow } from './hidden-when-narrow.tsx';
import { LeadingLink, type OfCard } from './leading-link.tsx';
import { minePageMessages as messages } from './messages.ts';
import { OwnTags } from './own-tags.tsx';

interface ResponseCardProps extends OfCard {
  mayTag: boolean;
  /** Of all questions, in the order of their colours. */
  allTags: readonly string[];
}

/** A question: whether it is answered, with what, its tags, and the way to its place in the document. */
export function ResponseCardView({ mayTag, allTags, ...of }: ResponseCardProps) {
  const { documentId, clientId, card, mayAnswer } = of;
  const { questionId, number, title, wording, section, answers, isBegun } = card;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnswered = answers.length > 0;
  // A question that is asked no more has no place to lead to.
  const leads = mayAnswer && number !== null;
  return (
    <chakra.li borderTopWidth="1px" py="5" aria-labelledby={questionId}>
      <chakra.div display="flex" alignItems="flex-start" gap="3">
        <chakra.div flex="1" minW="0">
          <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center" mb="1">
            <chakra.span color="fg.muted" textStyle="body">
              {messages.question(number)}
              {section && messages.inSection(section)}
            </chakra.span>
            <Status means={isAnswered ? 'done' : 'neutral'}>
              {isAnswered ? messages.answered : messages.notAnswered}
            </Status>
            {isBegun && mayAnswer && <Status means="waiting">{messages.begun}</Status>}
          </chakra.p>
          <chakra.h2 id={questionId} ref={heading} tabIndex={-1} textStyle="headingMd">
            {title}
          </chakra.h2>
          {wording && <chakra.p textStyle="public">{wording}</chakra.p>}
        </chakra.div>
        {leads && <Leading of={card} documentId={documentId} />}
      </chakra.div>
      {answers.map((given) => (
        <GivenResponse
          key={given.siteId}
          {...{ documentId, clientId, card, mayAnswer }}
          given={given}
          onDeleted={() => heading.current?.focus()}
        />
      ))}
      <OwnTags {...{ documentId, clientId, card, mayTag, allTags }} />
    </chakra.li>
  );
}

/** The button to the question: adds an answer, or edits the one that there is. Answers about sites have their own. */
function Leading({ of, documentId }: { of: ResponseCard; documentId: number }) {
  const { questionId, title, answers, isOfSites, isBegun } = of;
  const isAnswered = answers.length > 0;
  const edits = isAnswered && !isOfSites;
  const label = edits
    ? messages.edit
    : isAnswered
      ? messages.anotherSite
      : isBegun
        ? messages.goOn
        : messages.add;
  return (
    <LeadingLink
      href={`/p/document/${documentId}#${questionId}`}
      aria-label={messages.of(label, title)}
      title={label}
      variant={isAnswered ? 'outline' : 'solid'}
      onClick={() => edits && wantEdit({ questionId, siteId: null })}
    >
      {edits ? <Pencil size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
      <HiddenWhenNarrow>{label}</HiddenWhenNarrow>
    </LeadingLink>
  );
}
