import type { Contract } from '@contract/platform/contract.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast-store.ts';
import { responsePanelMessages as messages } from './messages.ts';

/** Saves a PDF that the server makes; a failure is told. */
export function useLetterFile<I>(contract: Contract<I, unknown, unknown>) {
  const [busy, setBusy] = useState(false);
  const save = async (input: I) => {
    setBusy(true);
    try {
      const file = (await call(contract, input)) as File;
      saveFile(file, file.name);
    } catch (error) {
      const text = error instanceof Error ? error.message : undefined;
      showToast({ kind: 'danger', title: messages.letterFailed, text });
    } finally {
      setBusy(false);
    }
  };
  return { save, busy };
}
