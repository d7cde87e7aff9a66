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
  /** Columns in their order, as they are seen. */
  attributes: string[];
  /** Whether there is nothing to export. */
  off: boolean;
}

/** Saves what the table shows of all that was found, as CSV. */
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
