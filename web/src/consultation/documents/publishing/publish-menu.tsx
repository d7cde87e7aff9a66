import { planPublishing } from '@calls/consultation/documents/contract/publishing.ts';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import {
  CalendarClock,
  CalendarX,
  ChartNoAxesColumn,
  CopyPlus,
  ExternalLink,
  Eye,
  FileInput,
  FileOutput,
  History,
  LayoutTemplate,
  MessagesSquare,
  Paperclip,
  Settings2,
  Undo,
} from 'lucide-react';
import { useAction } from '../../../api/use-action.ts';
import { useAccess } from '../../../session/access.tsx';
import type { MenuEntry } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { draftAttachmentMessages } from '../attachments/messages.ts';
import { londonWords } from '../../../ui/london-words.ts';
import { settingsMessages } from '../settings/messages.ts';
import { structureStartMessages } from '../structure/messages.ts';
import { wordStartMessages } from '../word/messages.ts';
import { publishMessages as messages } from './messages.ts';

/** What is opened beside the builder. */
export type PublishPart =
  | 'attachments'
  | 'check'
  | 'publish'
  | 'withdraw'
  | 'plan'
  | 'versions'
  | 'template'
  | 'duplicate'
  | 'word'
  | 'wordReport';

interface PublishMenu {
  draft: DraftDocument;
  isWide: boolean;
  /** The draft says something else than what the public reads. */
  isNew: boolean;
  /** Where they have no button. */
  openSettings?: () => void;
  setOpen: (part: PublishPart) => void;
  /** The same, of what is typed as well. */
  openSaved: (part: PublishPart) => Promise<void>;
  /** Checks the draft first, then asks for the time. */
  plan: () => void;
  /** Saves the structure of what is typed as well. */
  downloadStructure: () => void;
}

/** What can be done with a document as a whole, besides what has a button of its own. */
export function usePublishMenu({
  draft,
  isWide,
  isNew,
  openSettings,
  setOpen,
  openSaved,
  plan,
  downloadStructure,
}: PublishMenu): MenuEntry[] {
  const { id, edition, mayWrite, isTemplate, publishAt } = draft;
  const { allowed: readsAnswers = false } = useAccess('representations', 'read');
  const { run: unplan } = useAction(planPublishing, {
    failure: messages.unplanFailed,
    onDone: () => showToast({ kind: 'info', title: messages.unplanned }),
  });
  const entries: (MenuEntry | false)[] = [
    !isWide && {
      label: messages.preview,
      icon: <Eye size={16} />,
      to: `/documents/preview/${id}`,
    },
    !isWide &&
      edition !== null && {
        label: messages.seePublic,
        icon: <ExternalLink size={16} />,
        onChoose: () => void window.open(`/p/document/${id}`, '_blank', 'noopener'),
      },
    !isWide && {
      label: draftAttachmentMessages.title,
      icon: <Paperclip size={16} />,
      onChoose: () => setOpen('attachments'),
    },
    mayWrite &&
      openSettings !== undefined && {
        label: settingsMessages.title,
        icon: <Settings2 size={16} />,
        onChoose: openSettings,
      },
    edition !== null &&
      readsAnswers && {
        label: messages.answers,
        icon: <MessagesSquare size={16} />,
        to: `/documents/${id}/answers`,
      },
    edition !== null &&
      readsAnswers && {
        label: messages.readership,
        icon: <ChartNoAxesColumn size={16} />,
        to: `/documents/${id}/following`,
      },
    {
      label: messages.versions,
      icon: <History size={16} />,
      onChoose: () => void openSaved('versions'),
    },
    mayWrite &&
      !isTemplate && {
        label: messages.plan,
        icon: <CalendarClock size={16} />,
        onChoose: plan,
        disabled: !isNew,
        whyNot: isNew ? undefined : messages.nothingNew,
      },
    mayWrite &&
      publishAt !== null && {
        label: messages.unplan(londonWords(publishAt)),
        icon: <CalendarX size={16} />,
        onChoose: () => void unplan({ id, revision: draft.revision, at: null }),
      },
    mayWrite && {
      label: wordStartMessages.entry,
      icon: <FileInput size={16} />,
      onChoose: () => void openSaved('word'),
    },
    mayWrite && {
      label: messages.duplicate,
      icon: <CopyPlus size={16} />,
      onChoose: () => void openSaved('duplicate'),
    },
    {
      label: structureStartMessages.download,
      icon: <FileOutput size={16} />,
      onChoose: downloadStructure,
    },
    mayWrite &&
      !isTemplate && {
        label: messages.saveAsTemplate,
        icon: <LayoutTemplate size={16} />,
        onChoose: () => void openSaved('template'),
      },
    mayWrite &&
      edition !== null && {
        label: messages.withdraw,
        icon: <Undo size={16} />,
        onChoose: () => setOpen('withdraw'),
      },
  ];
  return entries.filter((entry) => entry !== false);
}
