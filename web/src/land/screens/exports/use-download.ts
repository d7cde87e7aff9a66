import { exportSites } from '@calls/land/composed/exports/contract.ts';
import type { ExportRecord, ExportRequest } from '@contract/land/composed/exports/contract.ts';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { exportPageMessages as messages } from './messages.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** Exports sites: a small file is saved at once, a large one calls `onStarted` with its record. */
export function useDownload(onStarted: (made: ExportRecord) => void) {
  const [saved, setSaved] = useState('');
  const [asked, setAsked] = useState<ExportRequest>();
  const action = useAction(exportSites, { failure: false });
  const reasons = Object.values(action.fields).join(', ');
  return {
    running: action.running,
    saved,
    /** Why this failed; cleared by another choice. */
    errorOf: (request: ExportRequest) =>
      action.error && JSON.stringify(request) === JSON.stringify(asked)
        ? messages.downloadError(reasons || action.error.message)
        : undefined,
    run: async (request: ExportRequest) => {
      setSaved('');
      setAsked(request);
      const answer: unknown = await action.run(request);
      if (answer instanceof File) {
        saveFile(answer, answer.name);
        setSaved(messages.saved(answer.name));
      } else if (answer !== undefined) {
        onStarted((answer as { export: ExportRecord }).export);
      }
    },
  };
}
