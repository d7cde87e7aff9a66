import type { BulkChangeCalls } from '@contract/records/history/bulk-endpoints.ts';
import type { DeletedRecord } from '@contract/records/kept/deleting-endpoints.ts';
import { shortTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { BulkUndoButton } from '../history/bulk-undo-button.tsx';
import { Button } from '../../ui/button.tsx';
import { recordPanelMessages as messages } from './messages.ts';

/** What is said of those that stay deleted when what names them is restored. */
export const wordsOfAlsoDeleted = (names: readonly string[]): string =>
  names.length === 1
    ? messages.alsoDeleted(names.join(''))
    : messages.manyAlsoDeleted(names.join(', '));

/** Whether it is restored here: what was merged, or taken back to where it came from, comes back otherwise. */
export const isRestorable = ({ mergedInto, instead }: DeletedRecord): boolean =>
  mergedInto === null && instead === null;

interface DeletedLineProps {
  record: DeletedRecord;
  ticked: boolean;
  tick: (on: boolean) => void;
  restore: () => void;
  /** Restores those that were deleted with it. */
  together: BulkChangeCalls;
}

/** One deleted record: when and by whom it was deleted, and who else is. */
export function DeletedLine({ record, ticked, tick, restore, together }: DeletedLineProps) {
  const { name, deletedAt, deletedBy, alsoDeleted, mergedInto, instead, bulk } = record;
  return (
    <chakra.li display="flex" gap="3" alignItems="center" py="2" borderTopWidth="1px">
      <input
        type="checkbox"
        aria-label={messages.selectOne(name)}
        disabled={!isRestorable(record)}
        checked={ticked}
        onChange={(event) => tick(event.target.checked)}
      />
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <p>{name}</p>
        {deletedAt && (
          <chakra.p color="fg.muted">
            {messages.deletedOn(shortTime(new Date(deletedAt)), deletedBy ?? '')}
          </chakra.p>
        )}
        {mergedInto && <p>{messages.mergedInto(mergedInto.name, mergedInto.id)}</p>}
        {instead !== null && <p>{instead}</p>}
        {alsoDeleted.length > 0 && <p>{wordsOfAlsoDeleted(alsoDeleted)}</p>}
        {bulk && <BulkUndoButton bulk={{ ...bulk, kind: 'deleted' }} calls={together} />}
      </chakra.div>
      {isRestorable(record) && (
        <Button
          size="sm"
          variant="outline"
          aria-label={messages.restoreOne(name)}
          onClick={restore}
        >
          {messages.restore}
        </Button>
      )}
    </chakra.li>
  );
}
