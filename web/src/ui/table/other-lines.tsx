import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ColumnHead } from './column.ts';
import type { Line } from './line.ts';
import { tableMessages as messages } from './messages.ts';

interface Whole {
  line: number;
  width: number;
  focusable: boolean;
}
type Group = Extract<Line<unknown>, { kind: 'group' }>;

/** The head of a group: its value, how many rows it has, and whether they are shown. */
export function GroupLine({ group, toggle, ...at }: Whole & { group: Group; toggle: () => void }) {
  return (
    <tr aria-rowindex={at.line + 2} data-line={at.line} data-group>
      <th colSpan={at.width} scope="rowgroup" tabIndex={at.focusable ? 0 : -1}>
        <Toggle
          type="button"
          tabIndex={-1}
          aria-expanded={group.open}
          aria-label={`${group.label} (${group.count})`}
          onClick={toggle}
        >
          {group.open ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
          {group.text}
          <chakra.span color="fg.muted" fontWeight="normal">
            {group.count}
          </chakra.span>
        </Toggle>
      </th>
    </tr>
  );
}

/** Something across the whole table: more to come, a failure, rows still on their way. */
export function NoteLine({ line, width, focusable, children }: Whole & { children: ReactNode }) {
  return (
    <tr aria-rowindex={line + 2} data-line={line} data-note>
      <td colSpan={width} tabIndex={focusable ? 0 : -1}>
        {children}
      </td>
    </tr>
  );
}

interface TotalProps {
  /** undefined: the table's foot, which the keyboard does not go to. */
  line?: number;
  columns: readonly ColumnHead[];
  offsets: readonly (number | undefined)[];
  texts: ReadonlyMap<string, string>;
  selectable: boolean;
  focused?: number | undefined;
}

/** What each column comes to, under a group or under the table. */
export function TotalLine({ line, columns, offsets, texts, selectable, focused }: TotalProps) {
  const shift = selectable ? 1 : 0;
  return (
    <tr data-line={line} data-total aria-rowindex={line === undefined ? undefined : line + 2}>
      {selectable && (
        <td
          data-select
          data-sticky
          style={{ left: 0 }}
          aria-label={messages.totals}
          tabIndex={focused === 0 ? 0 : -1}
        />
      )}
      {columns.map(({ id, numeric }, index) => {
        const Tag = index === 0 ? 'th' : 'td';
        const left = offsets[index];
        return (
          <Tag
            key={id}
            {...(index === 0 ? { scope: 'row' } : {})}
            tabIndex={focused === index + shift ? 0 : -1}
            data-number={numeric || undefined}
            data-sticky={left !== undefined || undefined}
            data-edge={index === 0 || undefined}
            style={left === undefined ? undefined : { left }}
          >
            {texts.get(id) ?? (index === 0 ? messages.totals : '')}
          </Tag>
        );
      })}
    </tr>
  );
}

const Toggle = chakra('button', {
  base: {
    position: 'sticky',
    left: '1',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    px: '2',
    maxW: '90vw',
    fontWeight: 'semibold',
    textAlign: 'start',
    cursor: 'pointer',
  },
});
