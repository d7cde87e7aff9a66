import type { HistoryItem, Undoable } from '@contract/land/ground/history/history-item.ts';
import { readEditContent } from '@contract/land/ground/history/edit-content.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useUndo } from '../ground/sites/use-undo.ts';
import { PanelTools } from '../ground/sites/panel-tools.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { filterOf, HistoryFilter } from './history-filter.tsx';
import { historyWords } from './history-words.ts';
import { historyPanelMessages as messages } from './messages.ts';
import { OlderButton } from './older-button.tsx';
import { useHistory } from './use-history.ts';
import { WhoAndWhen } from './who-and-when.tsx';

/** Who changed what and when, newest first; one's own last change can be taken back. */
export default function HistoryPanel() {
  const { can } = useSite();
  const [params] = useSearchParams();
  const type = filterOf(params);
  const asked = useHistory(type);
  const now = useNow();
  return (
    <>
      <PanelTools>
        <HistoryFilter />
      </PanelTools>
      <Loaded query={asked} skeleton={<SkeletonLines lines={4} />} failed={messages.failed}>
        {({ pages }) => (
          <>
            <Items
              items={pages.flatMap((page) => page.items)}
              undo={can.edit ? pages[0]?.undo : undefined}
              now={now}
              none={
                <EmptyState title={type ? messages.noneOfKind : messages.empty}>
                  {!type && messages.emptyHint}
                </EmptyState>
              }
            />
            <OlderButton asked={asked} />
          </>
        )}
      </Loaded>
    </>
  );
}

interface ItemsProps {
  items: HistoryItem[];
  undo: Undoable | undefined;
  now: Date;
  none: ReactNode;
}

function Items({ items, undo, now, none }: ItemsProps) {
  return (
    <>
      {items.length === 0 && none}
      {undo && !items.some(({ id }) => id === undo.history_id) && <UndoUnseen change={undo} />}
      {items.length > 0 && (
        <chakra.ol display="grid" gap="3">
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              now={now}
              undoable={undo?.history_id === item.id ? undo.history_id : undefined}
            />
          ))}
        </chakra.ol>
      )}
    </>
  );
}

interface ItemProps {
  item: HistoryItem;
  now: Date;
  undoable: number | undefined;
}

/** Of an edit that stands in no list: one that emptied a field, or of another kind than is shown. */
function UndoUnseen({ change: { field, history_id } }: { change: NonNullable<Undoable> }) {
  return (
    <chakra.div mb="3">
      <UndoButton label={field} historyId={history_id} text={messages.undoLast(field)} />
    </chakra.div>
  );
}

interface UndoButtonProps {
  label: string;
  historyId: number;
  text: string;
}

function UndoButton({ label, historyId, text }: UndoButtonProps) {
  const { undo, running } = useUndo();
  return (
    <Button
      size="sm"
      h="auto"
      minH={{ base: '11', md: '7' }}
      whiteSpace="normal"
      flexShrink={1}
      variant="outline"
      icon={<Undo2 size={16} />}
      busy={running}
      data-screen-only
      aria-label={messages.undoLast(label)}
      onClick={() => void undo(label, { history_id: historyId })}
    >
      {text}
    </Button>
  );
}

function Item({ item, now, undoable }: ItemProps) {
  const label = readEditContent(item.edit_content ?? '').field;
  return (
    <chakra.li display="flex" gap="2" alignItems="start">
      <chakra.div flex="1" minW="0">
        <LongText>{historyWords(item)}</LongText>
        <WhoAndWhen item={item} now={now}>
          {item.scenario_name !== BASE && (
            <Badge>{messages.underScenario(item.scenario_name)}</Badge>
          )}
          {item.is_undone && <Badge kind="warning">{messages.undone}</Badge>}
        </WhoAndWhen>
      </chakra.div>
      {undoable !== undefined && (
        <UndoButton label={label} historyId={undoable} text={uiMessages.undo} />
      )}
    </chakra.li>
  );
}
