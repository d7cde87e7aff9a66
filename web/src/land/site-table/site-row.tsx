import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { TableColumn } from './table-columns.ts';

interface SiteRowProps {
  site: SiteRecord;
  name: string;
  columns: readonly TableColumn[];
  opened: boolean;
  /** Stands under the head of its group. */
  child?: boolean;
  open: (siteId: number) => void;
}

/** px that a group's rows stand further in (specification 002 section 9). */
const CHILD_INDENT = 60;

/** One site of the table: its name opens the drawer, and so does a press anywhere on the row. */
export const SiteRow = memo(function SiteRow(props: SiteRowProps) {
  const { site, name, columns, opened, child = false, open } = props;
  return (
    <Row
      data-site={site.id}
      data-opened={opened || undefined}
      onClick={(event) => {
        if (String(getSelection()) === '' && !(event.target as HTMLElement).closest('a'))
          open(site.id);
      }}
    >
      <NameCell scope="row" style={child ? { paddingInlineStart: CHILD_INDENT } : undefined}>
        <Name type="button" title={name} onClick={() => open(site.id)}>
          {name}
        </Name>
      </NameCell>
      {columns.map((column) => {
        const text = column.text((site as Record<string, unknown>)[column.name]);
        return (
          <Cell key={column.name} data-number={column.numeric || undefined} title={text}>
            {text}
          </Cell>
        );
      })}
    </Row>
  );
});

const Row = chakra('tr', {
  base: {
    cursor: 'pointer',
    '& > *': { bg: 'bg.panel' },
    '&:hover > *': { bg: 'bg.subtle' },
    '&[data-opened] > *': { bg: 'accent.subtle' },
  },
});
const cell = {
  h: 'var(--row)',
  px: '3',
  borderBottomWidth: '1px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  fontWeight: 'normal',
} as const;
const Cell = chakra('td', {
  base: { ...cell, '&[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
});
/** The name stays in sight, except where a phone has no room for it and another column. */
const NameCell = chakra('th', {
  base: { ...cell, position: { md: 'sticky' }, left: '0', zIndex: '1', borderRightWidth: '1px' },
});
const Name = chakra('button', {
  base: {
    maxW: 'full',
    minH: '6',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'accent.fg',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});
