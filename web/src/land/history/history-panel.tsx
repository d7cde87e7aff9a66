import type { HistoryItem, Undoable } from '@contract/land/ground/history/history-item.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PanelTools } from '../ground/sites/panel-tools.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { useAskedHistory } from './asked-history.ts';
import { ExportHistory } from './export-history.tsx';
import { SavedTogether } from '../ground/history/history-entry.tsx';
import { HistoryFilter } from './history-filter.tsx';
import { entriesOf } from '../ground/history/history-entries.ts';
import { historyPanelMessages as messages } from '../ground/history/messages.ts';
import { OlderButton } from '../ground/history/older-button.tsx';
import { UndoButton } from '../ground/history/undo-button.tsx';
import { useHistory } from './use-history.ts';

/** Who changed what and when, newest first; everybody's newest change can be undone. */
export default function HistoryPanel() {
  const { can } = useSite();
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
            <Items
              items={items}
              undoable={(can.edit && pages[0]?.undoable) || []}
              own={(can.edit && pages[0]?.undo) || undefined}
              now={now}
              none={
                <EmptyState title={isNarrowed ? messages.noneOfKind : messages.empty}>
                  {!isNarrowed && messages.emptyHint}
                </EmptyState>
              }
            />
            <OlderButton asked={query} />
          </>
        )}
      </Loaded>
    </>
  );
}

interface ItemsProps {
  items: HistoryItem[];
  undoable: Undoable[];
  /** The person's own newest change, whose undo is offered even if a filter hides it. */
  own: Undoable | undefined;
  now: Date;
  none: ReactNode;
}

function Items({ items, undoable, own, now, none }: ItemsProps) {
  const offered = new Set(undoable.map(({ history_id }) => history_id));
  return (
    <>
      {items.length === 0 && none}
      {own && !items.some(({ id }) => id === own.history_id) && (
        <chakra.div mb="3">
          <UndoButton
            label={own.field}
            historyId={own.history_id}
            text={messages.undoLast(own.field)}
          />
        </chakra.div>
      )}
      {items.length > 0 && (
        <chakra.ol display="grid" gap="3">
          {entriesOf(items).map((entry) => (
            <SavedTogether key={entry[0].id} items={entry} now={now} offered={offered} />
          ))}
        </chakra.ol>
      )}
    </>
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
