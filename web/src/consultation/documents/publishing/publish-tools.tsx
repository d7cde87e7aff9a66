import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { ExternalLink, Eye, ListChecks, Paperclip } from 'lucide-react';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { draftAttachmentMessages } from '../attachments/messages.ts';
import { useDocumentEditing } from '../editor/draft/builder-context.tsx';
import { publishMessages as messages } from './messages.ts';
import type { PublishPart } from './publish-menu.tsx';

interface PublishToolsProps {
  draft: DraftDocument;
  /** There is room for what else stands in the menu. */
  isWide: boolean;
  /** The draft says something else than what the public reads. */
  isNew: boolean;
  isAsking: boolean;
  setOpen: (part: PublishPart) => void;
  publish: () => void;
}

/** The buttons for attachments, checking, looking at and publishing a document. */
export function PublishTools({
  draft,
  isWide,
  isNew,
  isAsking,
  setOpen,
  publish,
}: PublishToolsProps) {
  const { mayWrite } = useDocumentEditing();
  const { id, edition, isTemplate } = draft;
  const whyNot = isTemplate
    ? messages.templateNotPublished
    : isNew
      ? undefined
      : messages.nothingNew;
  return (
    <>
      {isWide && (
        <IconButton
          size="sm"
          variant="outline"
          label={draftAttachmentMessages.title}
          icon={<Paperclip size={16} />}
          onClick={() => setOpen('attachments')}
        />
      )}
      <Button
        size="sm"
        variant="outline"
        aria-label={messages.check}
        icon={<ListChecks size={16} />}
        onClick={() => setOpen('check')}
      >
        {isWide && messages.check}
      </Button>
      {isWide && (
        <ButtonLink
          size="sm"
          variant="outline"
          to={`/documents/preview/${id}`}
          icon={<Eye size={16} />}
        >
          {messages.preview}
        </ButtonLink>
      )}
      {isWide && edition !== null && (
        <ButtonLink
          size="sm"
          variant="outline"
          to={`/p/document/${id}`}
          target="_blank"
          rel="noopener"
          icon={<ExternalLink size={16} />}
        >
          {messages.seePublic}
        </ButtonLink>
      )}
      {mayWrite && (
        <Button
          size="sm"
          busy={isAsking}
          disabled={!isNew || isTemplate}
          title={whyNot}
          onClick={publish}
        >
          {edition === null ? messages.publish : messages.publishAgain}
        </Button>
      )}
    </>
  );
}
