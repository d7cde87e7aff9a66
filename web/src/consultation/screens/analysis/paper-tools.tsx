import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuButton } from '../../../ui/menu.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';

type PaperFormat = 'docx' | 'pdf';

interface SavePaperProps {
  label: string;
  busy: boolean;
  save: (format: PaperFormat) => Promise<unknown>;
}

/** Makes a paper in one of the formats: a short one is saved at once, a long one is made by a job. */
export const SavePaper = ({ label, busy, save }: SavePaperProps) => (
  <div>
    <MenuButton
      variant="outline"
      label={label}
      icon={<FileText size={16} />}
      busy={busy}
      entries={[
        { label: messages.asWord, onChoose: () => void save('docx').then(keep) },
        { label: messages.asPdf, onChoose: () => void save('pdf').then(keep) },
      ]}
    >
      {label}
    </MenuButton>
  </div>
);

/** undefined: it failed, and that was said. */
function keep(answer: unknown): void {
  if (answer instanceof File) saveFile(answer, answer.name);
  else if (answer !== undefined) showToast({ kind: 'info', title: messages.paperStarted });
}

interface PaperSectionProps {
  title: string;
  hint: string;
  children: ReactNode;
}

export const PaperSection = ({ title, hint, children }: PaperSectionProps) => (
  <chakra.section display="grid" gap="3">
    <chakra.h2 textStyle="headingSm">{title}</chakra.h2>
    <chakra.p color="fg.muted">{hint}</chakra.p>
    {children}
  </chakra.section>
);

export const PaperLabel = chakra('label', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted', mb: '1' },
});
