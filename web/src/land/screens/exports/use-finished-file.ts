import { downloadExport, removeExport } from '@calls/land/composed/exports/contract.ts';
import type { ExportRecord } from '@contract/land/composed/exports/contract.ts';
import { useAction } from '../../../api/use-action.ts';
import { exportPageMessages as messages } from './messages.ts';
import { follow } from '../../../ui/save-file.ts';

/** Downloads a finished export by an address made for it, and stops or removes an export. */
export function useFinishedFile(made: ExportRecord) {
  const address = useAction(downloadExport, { failure: messages.downloadFailed });
  const removal = useAction(removeExport);
  return {
    busy: address.running,
    removing: removal.running,
    download: async () => {
      const answer = await address.run({ id: made.id, as: 'link' });
      if (answer) follow(answer.url, made.file_name);
    },
    remove: () => removal.run({ id: made.id }),
  };
}
