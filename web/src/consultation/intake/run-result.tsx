import { intakeReport } from '@calls/consultation/intake/contract.ts';
import { intakeFile } from '@calls/consultation/intake/contract/inbox.ts';
import type { RowCounts } from '@contract/consultation/intake/contract/rows.ts';
import type { IntakeRun } from '@contract/consultation/intake/contract/runs.ts';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { representationBulk } from '../../records/kept/representation-bulk.ts';
import { call } from '../../api/call.ts';
import { BulkUndoButton } from '../../records/history/bulk-undo-button.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { intakePageMessages as messages } from './messages.ts';
import { isRunning } from './statuses.ts';

interface RunResultProps {
  run: IntakeRun;
  counts: RowCounts;
  mayTakeBack: boolean;
}

/** How a file's run stands, and what can be saved of it. */
export function RunResult({ run, counts, mayTakeBack }: RunResultProps) {
  const { id, kind, status, done, total, error } = run;
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useKeptFocus(box, told);
  const isTable = kind === 'table';
  const registered = counts.taken + counts.corrected;
  return (
    <chakra.div ref={box} display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <chakra.p
        ref={told}
        role="status"
        tabIndex={-1}
        flex="1"
        minW="60"
        {...(error ? { color: 'fg.error' } : {})}
      >
        {isRunning(status) && (
          <>
            {messages.statuses[status]} {total > 0 && messages.progress(done, total)}
          </>
        )}
        {status === 'error' && error}
        {status === 'discarded' && messages.statuses.discarded}
        {status === 'preview' &&
          `${messages.rowsFound(counts.waiting, counts.refused)}. ${messages.nothingYet}`}
        {status === 'finished' &&
          (isTable
            ? messages.registered({ ...counts, taken: registered })
            : messages.inTheInbox(total))}
      </chakra.p>
      {isRunning(status) && total > 0 && <progress value={done} max={total} />}
      {isTable && (status === 'preview' || status === 'finished') && (
        <Saving label={messages.download} load={() => call(intakeReport, { id })} />
      )}
      {isTable && status === 'finished' && registered > 0 && mayTakeBack && (
        <BulkUndoButton
          bulk={{ id: run.bulk_id, records: registered, kind: 'registered' }}
          calls={representationBulk}
        />
      )}
      {!isTable && status === 'finished' && (
        <>
          <ButtonLink variant="outline" to="/consultations/intake?tab=inbox">
            {messages.toInbox}
          </ButtonLink>
          <Saving label={messages.original} load={() => call(intakeFile, { id })} />
        </>
      )}
    </chakra.div>
  );
}

function Saving({ label, load }: { label: string; load: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = (await load()) as File;
      saveFile(file, file.name);
    } catch (error) {
      const text = error instanceof Error ? error.message : undefined;
      showToast({ kind: 'danger', title: messages.downloadFailed, text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" busy={busy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
