import { checkDocument } from '@calls/consultation/documents/contract/publishing.ts';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import type { DocumentFinding } from '@contract/consultation/documents/contract/publishing.ts';
import { Ellipsis, ExternalLink, Eye, ListChecks, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { askAnew } from '../../../api/ask-anew.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useWidthClass } from '../../../ui/use-width.ts';
import { AttachmentsDrawer } from '../attachments/attachments-drawer.tsx';
import { draftAttachmentMessages } from '../attachments/messages.ts';
import { blockFieldId } from '../blocks/block-fields.tsx';
import { useDocumentEditing } from '../editor/draft/builder-context.tsx';
import { useSaved } from '../editor/draft/use-saved.ts';
import type { SectionPlan } from '../editor/draft/layout.ts';
import { CheckPanel } from './check-panel.tsx';
import { publishMessages as messages } from './messages.ts';
import { NewDocument } from '../list/new-document.tsx';
import { downloadStructure } from '../structure/download-structure.ts';
import { SaveAsTemplate } from '../list/save-as-template.tsx';
import { DraftVersions } from '../versions/draft-versions.tsx';
import { PlanDrawer } from './plan-drawer.tsx';
import { AddWordFile } from '../word/add-word-file.tsx';
import { useBegunFromWord } from '../word/use-begun-from-word.ts';
import { WordReport } from '../word/word-report.tsx';
import { type PublishPart, usePublishMenu } from './publish-menu.tsx';
import { PublishQuestion, WithdrawQuestion } from './publish-question.tsx';

interface PublishBarProps {
  draft: DraftDocument;
  plans: readonly SectionPlan[];
  /** From its menu, where there is no room for a button. */
  openSettings: () => void;
}

/** Checking, looking at, publishing and withdrawing a document. */
export function PublishBar({ draft, plans, openSettings }: PublishBarProps) {
  const { view, mayWrite } = useDocumentEditing();
  const saved = useSaved(messages.notSaved);
  const width = useWidthClass();
  const isWide = width === 'desktop';
  const begun = useBegunFromWord();
  const [open, setOpen] = useState<PublishPart | undefined>(begun ? 'wordReport' : undefined);
  const [isAsking, setAsking] = useState(false);
  const [ofAnswers, setOfAnswers] = useState<string[]>([]);
  const close = () => setOpen(undefined);
  const { id, edition, isChanged } = draft;
  const isNew = edition === null || isChanged;
  const whyNot = draft.isTemplate
    ? messages.templateNotPublished
    : isNew
      ? undefined
      : messages.nothingNew;
  const publicPage = `/p/document/${id}`;
  const preview = `/documents/preview/${id}`;

  const goTo = ({ blockId, sectionId, field }: DocumentFinding) => {
    close();
    if (field === 'consultationId') return openSettings();
    if (field === 'attachments' && blockId === null) return setOpen('attachments');
    if (blockId !== null) {
      view.edit(blockId);
      // Descriptions and pictures of options are folded away below their title.
      const option = field.replace(/(options\.\d+)\.\w+$/, '$1.title');
      view.want(
        blockFieldId(blockId, field),
        blockFieldId(blockId, option),
        `edit-${blockId}`,
        `block-${blockId}`,
      );
    } else view.want(sectionId === null ? 'document-title' : `section-${sectionId}-title`);
  };
  /** What is typed is saved and checked first. */
  const ask = async (then: 'publish' | 'plan') => {
    if (isAsking) return;
    setAsking(true);
    try {
      if (!(await saved())) return;
      const { findings } = await askAnew(checkDocument, { id });
      setOfAnswers(findings.flatMap(({ isOfAnswers, message }) => (isOfAnswers ? [message] : [])));
      setOpen(findings.some(({ isFault }) => isFault) ? 'check' : then);
    } catch (error) {
      showToast({
        kind: 'danger',
        title: messages.checkFailed,
        text: (error as Error).message,
      });
    } finally {
      setAsking(false);
    }
  };
  /** Versions, copies and templates are of what is saved. */
  const openSaved = async (part: PublishPart) => {
    if (await saved()) setOpen(part);
  };
  const entries = usePublishMenu({
    draft,
    isWide,
    isNew,
    ...(width === 'mobile' ? { openSettings } : {}),
    setOpen,
    openSaved,
    plan: () => void ask('plan'),
    downloadStructure: () =>
      void saved().then((isSaved) => (isSaved ? downloadStructure(id) : undefined)),
  });
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
        <ButtonLink size="sm" variant="outline" to={preview} icon={<Eye size={16} />}>
          {messages.preview}
        </ButtonLink>
      )}
      {isWide && edition !== null && (
        <ButtonLink
          size="sm"
          variant="outline"
          to={publicPage}
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
          disabled={!isNew || draft.isTemplate}
          title={whyNot}
          onClick={() => void ask('publish')}
        >
          {edition === null ? messages.publish : messages.publishAgain}
        </Button>
      )}
      <MenuButton
        size="sm"
        shape="square"
        label={messages.more}
        aria-label={messages.more}
        icon={<Ellipsis size={16} />}
        entries={entries}
      />
      {open === 'attachments' && <AttachmentsDrawer draft={draft} close={close} />}
      {open === 'check' && <CheckPanel documentId={id} plans={plans} goTo={goTo} close={close} />}
      {open === 'publish' && <PublishQuestion draft={draft} ofAnswers={ofAnswers} close={close} />}
      {open === 'withdraw' && <WithdrawQuestion draft={draft} close={close} />}
      {open === 'plan' && <PlanDrawer draft={draft} ofAnswers={ofAnswers} close={close} />}
      {open === 'versions' && <DraftVersions draft={draft} close={close} />}
      {open === 'template' && <SaveAsTemplate from={draft} close={close} />}
      {open === 'word' && (
        <AddWordFile documentId={id} showReport={() => setOpen('wordReport')} close={close} />
      )}
      {open === 'wordReport' && (
        <WordReport documentId={id} plans={plans} goTo={goTo} close={close} />
      )}
      {open === 'duplicate' && <NewDocument from={draft} close={close} />}
    </>
  );
}
