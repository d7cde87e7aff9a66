import { lookAtSiteChanges, undoSiteChanges } from '@calls/land/sites/contract/bulk-edit.ts';
import type { HistoryItem } from '@contract/records/history/history-item.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PanelTools } from '../ground/sites/panel-tools.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { useAskedHistory } from './asked-history.ts';
import { ExportHistory } from './export-history.tsx';
import { HistoryFilter } from './history-filter.tsx';
import { BulkUndoButton } from '../../records/history/bulk-undo-button.tsx';
import { HistoryItems } from '../../records/history/history-items.tsx';
import { historyPanelMessages as messages } from '../../records/history/messages.ts';
import { OlderButton } from '../../records/history/older-button.tsx';
import { type OfferedUndo, UndoButton } from '../../records/history/undo-button.tsx';
import { useUndo } from '../ground/sites/use-undo.ts';
import { useHistory } from './use-history.ts';

const BULK = { look: lookAtSiteChanges, undo: undoSiteChanges };

/** Who changed what and when, newest first; everybody's newest change can be undone. */
export default function HistoryPanel() {
  const { can, fields } = useSite();
  const { asked } = useAskedHistory();
  const query = useHistory(asked);
  const now = useNow();
  const isNarrowed = Object.keys(asked).length > 0;
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <PanelTools>
        <HistoryFilter people={peopleOf(items)} />
        {items.length > 0 && <ExportHistory />}
      </PanelTools>
      <Loaded query={query} skeleton={<SkeletonLines lines={4} />} failed={messages.failed}>
        {({ pages }) => (
          <>
            <HistoryItems
              items={items}
              undoable={(can.edit && pages[0]?.undoable) || []}
              own={(can.edit && pages[0]?.undo) || undefined}
              now={now}
              fields={fields}
              renderUndo={(offered) => <UndoOfSite offered={offered} items={items} />}
              renderBulkUndo={
                can.edit ? (bulk) => <BulkUndoButton bulk={bulk} calls={BULK} /> : undefined
              }
              none={
                <Empty
                  kind={isNarrowed ? 'none' : 'nothing'}
                  title={isNarrowed ? messages.noneOfKind : messages.empty}
                >
                  {!isNarrowed && messages.emptyHint}
                </Empty>
              }
            />
            <OlderButton asked={query} />
          </>
        )}
      </Loaded>
    </>
  );
}

function UndoOfSite({ offered, items }: { offered: OfferedUndo; items: HistoryItem[] }) {
  const { undo, running } = useUndo();
  // By the change where it is known, so that Ctrl+Z does not try it once more.
  const changeId = items.find(({ id }) => id === offered.historyId)?.change_id;
  return (
    <UndoButton
      {...offered}
      undo={(label, id) =>
        void undo(label, changeId ? { change_id: changeId } : { history_id: id })
      }
      running={running}
    />
  );
}

/** The people in these items, by name. */
function peopleOf(items: HistoryItem[]) {
  const names = new Map(
    items.flatMap(({ user_id: id, user_name: name }) => (id === null ? [] : [[id, name] as const])),
  );
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
