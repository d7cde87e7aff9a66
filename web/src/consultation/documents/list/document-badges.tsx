import type { ListedDocument } from '@contract/consultation/documents/contract.ts';
import { councilPageNames } from '@contract/consultation/ground/public-frame/council-page-kinds.ts';
import { chakra } from '@chakra-ui/react';
import { CalendarClock, CircleCheck, CircleDot, LayoutTemplate, PencilLine } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { londonWords } from '../../../ui/london-words.ts';
import { documentListMessages as messages } from './messages.ts';

type Head = Pick<
  ListedDocument,
  'edition' | 'isChanged' | 'isTemplate' | 'publishAt' | 'councilPage'
>;

/** What the public reads of a document, and whether the draft says something else by now. */
export const EditionBadges = ({
  document: { edition, isChanged, isTemplate, publishAt, councilPage },
  isShort = false,
}: {
  document: Head;
  /** Where changes wait, that something is published is left to be understood. */
  isShort?: boolean;
}) => (
  <chakra.span display="inline-flex" flexWrap="wrap" gap="1.5">
    {isTemplate ? (
      <Badge kind="info">
        <LayoutTemplate size={14} aria-hidden />
        {messages.template}
      </Badge>
    ) : edition === null ? (
      <Badge>
        <CircleDot size={14} aria-hidden />
        {messages.draft}
      </Badge>
    ) : isShort && isChanged ? undefined : (
      <Badge kind="success">
        <CircleCheck size={14} aria-hidden />
        {messages.published(edition)}
      </Badge>
    )}
    {councilPage !== null && <Badge kind="info">{councilPageNames[councilPage]}</Badge>}
    {edition !== null && isChanged && (
      <Badge kind="warning">
        <PencilLine size={14} aria-hidden />
        {messages.changesNotPublished}
      </Badge>
    )}
    {publishAt !== null && (
      <Badge kind="info">
        <CalendarClock size={14} aria-hidden />
        {messages.publishesAt(londonWords(publishAt))}
      </Badge>
    )}
  </chakra.span>
);

const KINDS = { 'to come': 'info', open: 'success', closed: 'neutral' } as const;

/** Whether a consultation can be answered now. */
export const ConsultationBadge = ({ state }: { state: keyof typeof KINDS }) => (
  <Badge kind={KINDS[state]}>{messages.states[state]}</Badge>
);
