import {
  downloadDraftFile,
  getDraftFile,
} from '@calls/consultation/page/document-files/contract.ts';
import type { DraftFile } from '@contract/consultation/page/document-files/contract.ts';
import { useEffect, useRef } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { follow } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { downloadMessages as messages } from './messages.ts';

/** How often it is asked what is being done. */
const EVERY_MS = 1_000;

/** What is being done for a file, in words; saves it once it is there, or says that there will be none. Then `onEnd`. */
export function useDraftFile(file: DraftFile | undefined, onEnd: () => void): string {
  const { data, error } = useEndpoint(getDraftFile, file ? { id: file.id } : null, {
    staleTime: 0,
    every: EVERY_MS,
  });
  const address = useAction(downloadDraftFile, { failure: false });
  const ended = useRef('');
  const now = file && data?.file.id === file.id ? data.file : file;
  const status = error ? 'error' : now?.status;

  useEffect(() => {
    if (!now || !status || status === 'processing' || ended.current === now.id) return;
    ended.current = now.id;
    void end(now);

    async function end({ id, format, fileName }: DraftFile): Promise<void> {
      const found = status === 'success' ? await address.run({ id, as: 'link' }) : undefined;
      if (found && fileName !== null) {
        follow(found.url, fileName);
        showToast({ kind: 'success', title: messages.saved(fileName) });
      } else showToast({ kind: 'danger', title: messages.failed(format) });
      onEnd();
    }
  });
  return now?.message ?? '';
}
