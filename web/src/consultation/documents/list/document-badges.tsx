import type { ListedDocument } from '@contract/consultation/documents/contract.ts';
import { councilPageNames } from '@contract/consultation/ground/public-frame/council-page-kinds.ts';
import { chakra } from '@chakra-ui/react';
import { LayoutTemplate } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { londonWords } from '../../../ui/london-words.ts';
import { Status } from '../../../ui/status.tsx';
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
      <Status means="neutral">{messages.draft}</Status>
    ) : isShort && isChanged ? undefined : (
      <Status means="done">{messages.published(edition)}</Status>
    )}
    {councilPage !== null && <Badge kind="info">{councilPageNames[councilPage]}</Badge>}
    {edition !== null && isChanged && (
      <Status means="waiting">{messages.changesNotPublished}</Status>
    )}
    {publishAt !== null && (
      <Status means="queued">{messages.publishesAt(londonWords(publishAt))}</Status>
    )}
  </chakra.span>
);
