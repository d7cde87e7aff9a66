import {
  downloadDraftFile,
  getDraftFile,
} from '@calls/consultation/composed/document-files/contract.ts';
import type { DraftFile } from '@contract/consultation/composed/document-files/contract.ts';
import { useEffect, useRef } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { follow } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { downloadMessages as messages } from './messages.ts';

/** How often it is asked what is being done. */
const EVERY_MS = 1_000;

/** What is being done for a file, in words; saves it once it is there, or says that there will be none. Then `onEnd`. */
export function useDraftFile(fileId: string | undefined, onEnd: () => void): string {
  const { data, error } = useEndpoint(getDraftFile, fileId === undefined ? null : { id: fileId }, {
    staleTime: 0,
    every: EVERY_MS,
  });
  const address = useAction(downloadDraftFile, { failure: false });
  const ended = useRef('');
  const file = data?.file.id === fileId ? data?.file : undefined;

  useEffect(() => {
    const isOver = error !== null || (file && file.status !== 'processing');
    if (fileId === undefined || !isOver || ended.current === fileId) return;
    ended.current = fileId;
    void end(fileId, file);

    async function end(id: string, made: DraftFile | undefined): Promise<void> {
      const found = made?.status === 'success' ? await address.run({ id, as: 'link' }) : undefined;
      if (found && made?.fileName) {
        follow(found.url, made.fileName);
        showToast({ kind: 'success', title: messages.saved(made.fileName) });
      } else
        showToast({ kind: 'danger', title: made ? messages.failed(made.format) : messages.gone });
      onEnd();
    }
  });
  return file?.message ?? '';
}
