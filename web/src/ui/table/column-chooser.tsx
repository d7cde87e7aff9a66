import { chakra } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Control } from '../control.tsx';
import { OrderedList } from '../ordered-list/ordered-list.tsx';
import { useTickedLists } from '../ordered-list/use-ticked-lists.ts';
import { Popover } from '../popover.tsx';
import { tableMessages as messages } from './messages.ts';
import type { ColumnHead } from './column.ts';

export interface ColumnChooserProps {
  columns: ReadonlyMap<string, ColumnHead>;
  /** Ids of the shown ones in their order. */
  shown: readonly string[];
  standard: readonly string[];
  /** undefined: the standard columns again. */
  setColumns: (names: string[] | undefined) => void;
}

/** Which columns the table has and in which order; the shown ones stand first. */
export function ColumnChooser({ columns, shown, standard, setColumns }: ColumnChooserProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const wanted = term.trim().toLowerCase();
  const isWanted = ({ label }: ColumnHead) => label.toLowerCase().includes(wanted);
  const inOrder = shown.flatMap((name) => columns.get(name) ?? []);
  const others = [...columns.values()].filter(({ id }) => !shown.includes(id)).filter(isWanted);
  const { search, lists, frame, elsewhere, tick } = useTickedLists(
    others.map(({ id }) => id),
    (id) => setColumns([...shown, id]),
  );
  /** The last one stays, as a table without a column would say nothing. */
  const change = (next: readonly ColumnHead[]) => {
    if (next.length === 0) return false;
    setColumns(next.map(({ id }) => id));
    return true;
  };
  return (
    <>
      <Button
        ref={anchor}
        variant="outline"
        icon={<Columns3 size={16} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {messages.columns}
      </Button>
      {open && (
        <Popover anchor={anchor} onClose={() => setOpen(false)} label={messages.columns} width="80">
          <chakra.div p="3" display="grid" gap="2">
            <Control
              ref={search}
              aria-label={messages.findColumn}
              placeholder={messages.findColumn}
              value={term}
              onChange={(event) => setTerm(event.target.value)}
            />
            <chakra.p color="fg.muted" textStyle="small">
              {messages.columnsHint}
            </chakra.p>
            <chakra.div ref={lists} maxH="80" overflow="auto">
              <OrderedList
                items={inOrder}
                keyOf={({ id }) => id}
                nameOf={({ label }) => label}
                isShown={isWanted}
                elsewhere={elsewhere}
                change={change}
                render={({ label }, { handle, arrows, leave }) => (
                  <Line>
                    {handle}
                    <Tick label={label} isShown toggle={leave} />
                    {arrows}
                  </Line>
                )}
              />
              {others.length > 0 && (
                <ul ref={frame} data-ordered>
                  {others.map((column) => (
                    <li key={column.id} data-entry={column.id}>
                      <Line>
                        <Tick label={column.label} isShown={false} toggle={() => tick(column.id)} />
                      </Line>
                    </li>
                  ))}
                </ul>
              )}
            </chakra.div>
            {!inOrder.some(isWanted) && others.length === 0 && <p>{messages.noColumn}</p>}
            {shown.join() !== standard.join() && (
              <Button variant="ghost" onClick={() => setColumns(undefined)}>
                {messages.standardColumns}
              </Button>
            )}
          </chakra.div>
        </Popover>
      )}
    </>
  );
}

interface TickProps {
  label: string;
  isShown: boolean;
  toggle: () => void;
}

const Tick = ({ label, isShown, toggle }: TickProps) => (
  <chakra.label flex="1" minW="0" display="flex" gap="2" alignItems="center" minH="7">
    <chakra.input
      type="checkbox"
      accentColor="accent.solid"
      w="4"
      h="4"
      flexShrink="0"
      checked={isShown}
      onChange={toggle}
    />
    <chakra.span overflowWrap="anywhere">{label}</chakra.span>
  </chakra.label>
);

const Line = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1' } });
