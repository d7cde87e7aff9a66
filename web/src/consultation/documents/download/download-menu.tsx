import { makeDraftFile } from '@calls/consultation/composed/document-files/contract.ts';
import type { DraftFile } from '@contract/consultation/composed/document-files/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAction } from '../../../api/use-action.ts';
import { MenuButton } from '../../../ui/menu.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useSaved } from '../editor/draft/use-saved.ts';
import { downloadMessages as messages } from './messages.ts';
import { useDraftFile } from './use-draft-file.ts';

const FILE_PARAM = 'file';
const FORMATS = ['pdf', 'docx'] as const;

/** Downloads the draft as PDF or Word, as it would be published now, and says meanwhile what is being done. */
export function DownloadMenu({ id, isWide }: { id: number; isWide: boolean }) {
  const saved = useSaved(messages.notSaved);
  const [params, setParams] = useSearchParams();
  // A notification leads here with its file.
  const [fileId, setFileId] = useState(params.get(FILE_PARAM) ?? undefined);
  const making = useAction(makeDraftFile, {
    failure: false,
    onDone: ({ file }) => setFileId(file.id),
  });
  const words = useDraftFile(fileId, () => {
    setFileId(undefined);
    setParams(
      (present) => {
        present.delete(FILE_PARAM);
        return present;
      },
      { replace: true },
    );
  });

  /** What is typed is saved first. */
  const make = async (format: DraftFile['format']) => {
    if (!(await saved())) return;
    if (!(await making.run({ id, format })))
      showToast({ kind: 'danger', title: messages.failed(format) });
  };
  const isBusy = making.running || fileId !== undefined;
  return (
    <>
      <chakra.span role="status" fontSize="sm" display="inline-flex" alignItems="center" gap="2">
        {words !== '' && (
          <>
            <Spinner size={14} />
            {words}
          </>
        )}
      </chakra.span>
      <MenuButton
        size="sm"
        variant="outline"
        label={messages.download}
        aria-label={messages.download}
        icon={<Download size={16} />}
        disabled={isBusy}
        entries={FORMATS.map((format) => ({
          label: messages.as[format],
          icon: <FileText size={16} />,
          onChoose: () => void make(format),
        }))}
      >
        {isWide && messages.download}
      </MenuButton>
    </>
  );
}
