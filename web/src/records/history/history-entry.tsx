import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { readEditContent } from '@contract/records/history/edit-content.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Status } from '../../ui/status.tsx';
import type { BulkPart } from './bulk-undo-button.tsx';
import type { HistoryEntry } from './history-entries.ts';
import { historyWords } from './history-words.ts';
import { historyPanelMessages as messages } from './messages.ts';
import type { OfferedUndo } from './undo-button.tsx';
import { WhoAndWhen } from './who-and-when.tsx';

interface EntryProps {
  items: HistoryEntry;
  now: Date;
  /** Which items may be undone. */
  offered: ReadonlySet<number>;
  /** The record's fields by name, which say how values are written. */
  fields: ReadonlyMap<string, DictionaryField>;
  renderUndo: (offered: OfferedUndo) => ReactNode;
  /** Undoes a change of many records as one; absent where nothing may be undone. */
  renderBulkUndo?: ((bulk: BulkPart) => ReactNode) | undefined;
}

/** What one person saved at once, with an undo if it is offered. */
export function SavedTogether({
  items,
  now,
  offered,
  fields,
  renderUndo,
  renderBulkUndo,
}: EntryProps) {
  const [first] = items;
  const { bulk } = first;
  // What was registered or deleted together has no undo of its own.
  const isOfMany = bulk && (bulk.kind !== 'changed' || first.change_id !== null);
  const isUndoneInBulk = isOfMany && bulk.may_undo && !first.is_undone && !first.is_undo;
  const undoable = items.find(({ id }) => offered.has(id));
  return (
    <chakra.li display="flex" gap="2" alignItems="start">
      <chakra.div flex="1" minW="0">
        {items.map((item) => (
          <LongText key={item.id}>{historyWords(item, fields)}</LongText>
        ))}
        <WhoAndWhen item={first} now={now}>
          {first.scenario_name !== BASE && (
            <Badge>{messages.underScenario(first.scenario_name)}</Badge>
          )}
          {bulk && bulk.records > 1 && (
            <Badge>{messages.ofMany[bulk.kind].oneOf(bulk.records)}</Badge>
          )}
          {first.is_undo && <Badge>{messages.undid}</Badge>}
          {first.is_undone && <Status means="over">{messages.undone}</Status>}
        </WhoAndWhen>
      </chakra.div>
      {undoable &&
        renderUndo({
          label: readEditContent(undoable.edit_content ?? '').field,
          historyId: undoable.id,
          text: uiMessages.undo,
        })}
      {isUndoneInBulk && renderBulkUndo?.(bulk)}
    </chakra.li>
  );
}
