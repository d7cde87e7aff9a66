import { exportLetters } from '@calls/land/correspondence/contract/table.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { Download } from 'lucide-react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { correspondencePanelMessages as messages } from './messages.ts';

interface ExportLettersProps {
  filters: Filter[];
  sort: string | undefined;
  /** The visible columns, in order. */
  attributes: string[];
  /** Whether there is nothing to export. */
  off: boolean;
}

/** Exports every letter found as CSV, with the columns of the table. */
export function ExportLetters({ off, ...seen }: ExportLettersProps) {
  const action = useAction(exportLetters, { failure: messages.exportFailed });
  const save = async () => {
    const file: unknown = await action.run(seen);
    if (file instanceof File) saveFile(file, file.name);
  };
  return (
    <Button
      variant="outline"
      icon={<Download size={16} />}
      busy={action.running}
      disabled={off}
      onClick={() => void save()}
    >
      {messages.export}
    </Button>
  );
}
