import type { DeletedRecord } from '@contract/records/kept/deleting-endpoints.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DeletedLine, isRestorable } from './deleted-line.tsx';
import { recordPanelMessages as messages } from './messages.ts';
import type { RecordRemoval } from './use-record-removal.tsx';
import { useRestoringRecords } from './use-restoring-records.ts';

/** Deleted records, of which one or many are restored. */
export function DeletedList({
  of,
  records,
}: {
  of: RecordRemoval;
  records: readonly DeletedRecord[];
}) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const restoring = useRestoringRecords(of);
  const restorable = records.filter(isRestorable);
  const ticked = restorable.filter((record) => chosen.has(record.id));
  const restore = async (those: readonly DeletedRecord[]) => {
    if (await restoring.restore(those)) setChosen(new Set());
  };
  const tick = (record: DeletedRecord, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(record.id);
    else next.delete(record.id);
    setChosen(next);
  };
  const tickAll = (on: boolean) =>
    setChosen(new Set(on ? restorable.map((record) => record.id) : []));
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" minH="9">
        <chakra.label display="flex" gap="3" alignItems="center">
          <input
            type="checkbox"
            checked={ticked.length > 0 && ticked.length === restorable.length}
            onChange={(event) => tickAll(event.target.checked)}
          />
          {messages.selectAll}
        </chakra.label>
        {ticked.length > 0 && (
          <Button size="sm" busy={restoring.running} onClick={() => void restore(ticked)}>
            {messages.restoreSelected(ticked.length)}
          </Button>
        )}
      </chakra.div>
      <ul>
        {records.map((record) => (
          <DeletedLine
            key={record.id}
            record={record}
            ticked={chosen.has(record.id)}
            tick={(on) => tick(record, on)}
            restore={() => void restore([record])}
            together={of.bulk}
          />
        ))}
      </ul>
    </>
  );
}
