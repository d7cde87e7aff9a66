import { siteSheet } from '@calls/land/composed/site-sheet/contract.ts';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { sitePageMessages as messages } from './messages.ts';
import { useSite } from '../../ground/sites/site-context.tsx';

/** Two pages about the site, as a PDF to print or hand over. */
export function SheetButton() {
  const { siteId, scenario } = useSite();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const file = (await call(siteSheet, { siteId, scenario })) as File;
      saveFile(file, file.name);
    } catch (error) {
      const text = error instanceof Error ? error.message : undefined;
      showToast({ kind: 'danger', title: messages.sheetFailed, text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="outline"
        icon={<Printer size={16} />}
        busy={busy}
        onClick={() => void make()}
      >
        {messages.sheet}
      </Button>
      <VisuallyHidden role="status">{busy ? messages.sheetMaking : ''}</VisuallyHidden>
    </>
  );
}
