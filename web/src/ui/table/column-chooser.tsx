import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import { Control } from '../control.tsx';
import { Popover } from '../popover.tsx';
import { tableMessages as messages } from './messages.ts';
import type { ColumnHead } from './column.ts';
import { moved, toggled } from './column-order.ts';

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
  const hidden = [...columns.keys()].filter((name) => !shown.includes(name));
  const wanted = term.trim().toLowerCase();
  const listed = [...shown, ...hidden].flatMap((name) => {
    const column = columns.get(name);
    return column?.label.toLowerCase().includes(wanted) ? [column] : [];
  });
  const toggle = (name: string) => setColumns(toggled(shown, name));
  const move = (name: string, by: number) => {
    const at = shown.indexOf(name);
    setColumns(moved(shown, at, at + by));
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
              aria-label={messages.findColumn}
              placeholder={messages.findColumn}
              value={term}
              onChange={(event) => setTerm(event.target.value)}
            />
            <chakra.p color="fg.muted" textStyle="small">
              {messages.columnsHint}
            </chakra.p>
            <chakra.ul maxH="80" overflow="auto">
              {listed.map(({ id: name, label }) => {
                const at = shown.indexOf(name);
                return (
                  <Line key={name}>
                    <chakra.label
                      flex="1"
                      minW="0"
                      display="flex"
                      gap="2"
                      alignItems="center"
                      minH="7"
                    >
                      <chakra.input
                        type="checkbox"
                        accentColor="accent.solid"
                        w="4"
                        h="4"
                        flexShrink="0"
                        checked={at >= 0}
                        onChange={() => toggle(name)}
                      />
                      <chakra.span overflowWrap="anywhere">{label}</chakra.span>
                    </chakra.label>
                    {at > 0 && (
                      <IconButton
                        size="sm"
                        label={messages.moveUp(label)}
                        icon={<ArrowUp size={16} />}
                        onClick={() => move(name, -1)}
                      />
                    )}
                    {at >= 0 && at < shown.length - 1 && (
                      <IconButton
                        size="sm"
                        label={messages.moveDown(label)}
                        icon={<ArrowDown size={16} />}
                        onClick={() => move(name, 1)}
                      />
                    )}
                  </Line>
                );
              })}
            </chakra.ul>
            {listed.length === 0 && <p>{messages.noColumn}</p>}
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

const Line = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '1' } });
