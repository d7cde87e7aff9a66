import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useFound, usePointing } from '../ground/search/search-model.tsx';
import { bulkWorkMessages as messages } from './messages.ts';
import type { BulkRun } from './use-bulk-run.ts';

/** What went wrong, red with an exclamation mark, where the tool is. */
export function BulkProblem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <chakra.p display="flex" gap="1.5" textStyle="small" color="fg.error">
          <CircleAlert size={16} aria-hidden style={{ flexShrink: 0 }} />
          <chakra.span overflowWrap="anywhere">{text}</chakra.span>
        </chakra.p>
      )}
    </div>
  );
}

/** Progress, with a button that stops after the part in progress. */
export function BulkProgress({
  run: { progress, stop },
}: {
  run: Pick<BulkRun, 'progress' | 'stop'>;
}) {
  if (!progress || progress.total <= 1) return null;
  return (
    <chakra.div display="flex" alignItems="center" gap="2" textStyle="small">
      <progress value={progress.done} max={progress.total} style={{ flex: 1, minWidth: 0 }} />
      <chakra.span role="status" fontVariantNumeric="tabular-nums">
        {messages.progress(progress.done, progress.total)}
      </chakra.span>
      <Button variant="ghost" size="sm" onClick={stop}>
        {messages.stop}
      </Button>
    </chakra.div>
  );
}

/** Whether sites of the selection are still arriving; until all are there, nothing is done to any of them. */
export function useStillArriving(): boolean {
  const { arriving } = useFound();
  const { everything } = usePointing();
  return arriving && everything;
}

/** Says why the tool has to wait. */
export function StillArriving() {
  return useStillArriving() ? (
    <chakra.p textStyle="small" color="fg.muted">
      {messages.stillArriving}
    </chakra.p>
  ) : null;
}
