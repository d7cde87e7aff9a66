import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import type { DocumentFinding } from '@contract/consultation/documents/contract/publishing.ts';
import { AttachmentsDrawer } from '../attachments/attachments-drawer.tsx';
import type { SectionPlan } from '../editor/draft/layout.ts';
import { NewDocument } from '../list/new-document.tsx';
import { SaveAsTemplate } from '../list/save-as-template.tsx';
import { DraftVersions } from '../versions/draft-versions.tsx';
import { AddWordFile } from '../word/add-word-file.tsx';
import { WordReport } from '../word/word-report.tsx';
import { CheckPanel } from './check-panel.tsx';
import { PlanDrawer } from './plan-drawer.tsx';
import type { PublishPart } from './publish-menu.tsx';
import { PublishQuestion, WithdrawQuestion } from './publish-question.tsx';

interface OpenedPublishPartProps {
  part: PublishPart;
  draft: DraftDocument;
  plans: readonly SectionPlan[];
  /** What publishing means for answers that were given. */
  ofAnswers: string[];
  goTo: (finding: DocumentFinding) => void;
  showReport: () => void;
  close: () => void;
}

/** What a button or an entry of the menu opened beside the builder. */
export function OpenedPublishPart({
  part,
  draft,
  plans,
  ofAnswers,
  goTo,
  showReport,
  close,
}: OpenedPublishPartProps) {
  const { id } = draft;
  switch (part) {
    case 'attachments':
      return <AttachmentsDrawer draft={draft} close={close} />;
    case 'check':
      return <CheckPanel documentId={id} plans={plans} goTo={goTo} close={close} />;
    case 'publish':
      return <PublishQuestion draft={draft} ofAnswers={ofAnswers} close={close} />;
    case 'withdraw':
      return <WithdrawQuestion draft={draft} close={close} />;
    case 'plan':
      return <PlanDrawer draft={draft} ofAnswers={ofAnswers} close={close} />;
    case 'versions':
      return <DraftVersions draft={draft} close={close} />;
    case 'template':
      return <SaveAsTemplate from={draft} close={close} />;
    case 'word':
      return <AddWordFile documentId={id} showReport={showReport} close={close} />;
    case 'wordReport':
      return <WordReport documentId={id} plans={plans} goTo={goTo} close={close} />;
    case 'duplicate':
      return <NewDocument from={draft} close={close} />;
  }
}
