import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { MenuButton } from '../../../ui/menu.tsx';
import { useWidthClass } from '../../../ui/use-width.ts';
import type { SectionPlan } from '../editor/draft/layout.ts';
import { useSaved } from '../editor/draft/use-saved.ts';
import { downloadStructure } from '../structure/download-structure.ts';
import { useBegunFromWord } from '../word/use-begun-from-word.ts';
import { publishMessages as messages } from './messages.ts';
import { OpenedPublishPart } from './opened-part.tsx';
import { type PublishPart, usePublishMenu } from './publish-menu.tsx';
import { PublishTools } from './publish-tools.tsx';
import { useCheckedFirst } from './use-checked-first.ts';
import { useGoToFinding } from './use-go-to-finding.ts';

interface PublishBarProps {
  draft: DraftDocument;
  plans: readonly SectionPlan[];
  /** From its menu, where there is no room for a button. */
  openSettings: () => void;
}

/** Checking, looking at, publishing and withdrawing a document. */
export function PublishBar({ draft, plans, openSettings }: PublishBarProps) {
  const saved = useSaved(messages.notSaved);
  const width = useWidthClass();
  const isWide = width === 'desktop';
  const begun = useBegunFromWord();
  const [open, setOpen] = useState<PublishPart | undefined>(begun ? 'wordReport' : undefined);
  const close = () => setOpen(undefined);
  const { id, edition, isChanged } = draft;
  const isNew = edition === null || isChanged;
  const { isAsking, ofAnswers, ask } = useCheckedFirst({ id, saved, setOpen });
  const openAttachments = () => setOpen('attachments');
  const goTo = useGoToFinding({ close, openSettings, openAttachments });
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
      <PublishTools
        draft={draft}
        isWide={isWide}
        isNew={isNew}
        isAsking={isAsking}
        setOpen={setOpen}
        publish={() => void ask('publish')}
      />
      <MenuButton
        size="sm"
        shape="square"
        label={messages.more}
        aria-label={messages.more}
        icon={<Ellipsis size={16} />}
        entries={entries}
      />
      {open !== undefined && (
        <OpenedPublishPart
          part={open}
          draft={draft}
          plans={plans}
          ofAnswers={ofAnswers}
          goTo={goTo}
          showReport={() => setOpen('wordReport')}
          close={close}
        />
      )}
    </>
  );
}
