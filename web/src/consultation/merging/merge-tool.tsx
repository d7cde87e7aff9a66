import type { MergeKind } from '@contract/consultation/merging/contract.ts';
import { useState } from 'react';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { MergeDrawer } from './merge-drawer.tsx';
import { mergePanelMessages as messages } from './messages.ts';

interface MergeToolProps {
  kind: MergeKind;
  /** Those that are selected. */
  ids: readonly number[];
  done: (keptId: number) => void;
}

/** Merges the two that are selected in a table; of more or fewer nothing is offered. */
export function MergeTool({ kind, ids, done }: MergeToolProps) {
  const [merging, setMerging] = useState(false);
  const [one, other] = ids;
  if (ids.length !== 2 || one === undefined || other === undefined) return null;
  return (
    <>
      <Permitted unit="representations" actions={['write']}>
        <Button size="sm" variant="outline" onClick={() => setMerging(true)}>
          {messages.merge}
        </Button>
      </Permitted>
      {merging && (
        <MergeDrawer kind={kind} ids={[one, other]} done={done} close={() => setMerging(false)} />
      )}
    </>
  );
}
