import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { HistoryItem, Undoable } from '@contract/records/history/history-item.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SavedTogether } from './history-entry.tsx';
import { entriesOf } from './history-entries.ts';
import { historyPanelMessages as messages } from './messages.ts';
import type { BulkPart } from './bulk-undo-button.tsx';
import type { OfferedUndo } from './undo-button.tsx';

interface HistoryItemsProps {
  items: HistoryItem[];
  undoable: Undoable[];
  /** One's own newest change, which an undo is offered for even if a filter hides it. */
  own: Undoable | undefined;
  now: Date;
  none: ReactNode;
  /** The record's fields by name, which say how values are written. */
  fields: ReadonlyMap<string, DictionaryField>;
  renderUndo: (offered: OfferedUndo) => ReactNode;
  renderBulkUndo?: ((bulk: BulkPart) => ReactNode) | undefined;
}

/** A record's history, each change with its undo where one is offered. */
export function HistoryItems(props: HistoryItemsProps) {
  const { items, undoable, own, now, none, fields, renderUndo, renderBulkUndo } = props;
  const offered = new Set(undoable.map(({ history_id }) => history_id));
  return (
    <>
      {items.length === 0 && none}
      {own && !items.some(({ id }) => id === own.history_id) && (
        <chakra.div mb="3">
          {renderUndo({
            label: own.field,
            historyId: own.history_id,
            text: messages.undoLast(own.field),
          })}
        </chakra.div>
      )}
      {items.length > 0 && (
        <chakra.ol display="grid" gap="3">
          {entriesOf(items).map((entry) => (
            <SavedTogether
              key={entry[0].id}
              items={entry}
              {...{ now, offered, fields, renderUndo, renderBulkUndo }}
            />
          ))}
        </chakra.ol>
      )}
    </>
  );
}
