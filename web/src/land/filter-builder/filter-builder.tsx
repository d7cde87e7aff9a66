import { chakra } from '@chakra-ui/react';
import { ListFilter, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Popover } from '../../ui/popover.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { SearchDraft } from '../ground/filters/use-search-draft.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';
import { PanelHead } from '../../ui/panel-head.tsx';
import { filterBuilderMessages as messages } from './messages.ts';
import { RowDrag } from './row-drag.tsx';
import { RowList } from './row-list.tsx';
import { isRowFinished, type Row } from '../ground/filters/row.ts';
import { ROW_ID } from '../ground/filters/rows.ts';
import { type Builder, useBuilder } from './use-builder.ts';
import { useRowMoves } from './use-row-moves.ts';

/** Minimum width in px, where there is room (specification 002 section 9). */
const WIDTH = 'max(646px, 46vw)';

/** Opens the filter builder beside the form; both edit the same search. */
export default function FilterBuilder({ draft, send }: { draft: SearchDraft; send: () => void }) {
  const [open, setOpen] = useState(false);
  useDrawing(setOpen);
  const anchor = useRef<HTMLButtonElement>(null);
  const count = draft.filters.length;
  return (
    <>
      <Button
        ref={anchor}
        variant="outline"
        size="sm"
        icon={<ListFilter size={16} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? messages.openWith(count) : messages.open}
      </Button>
      {open && (
        <Popover
          anchor={anchor}
          side="right"
          width={WIDTH}
          label={messages.title}
          onClose={() => setOpen(false)}
        >
          <BuilderPanel
            draft={draft}
            close={() => setOpen(false)}
            send={() => {
              setOpen(false);
              send();
            }}
          />
        </Popover>
      )}
    </>
  );
}

/** Areas are drawn on the map; afterwards the line that asked for it is open again. */
function useDrawing(setOpen: (open: boolean) => void): void {
  const { drawing } = useSearchModel();
  const draws = drawing?.at !== undefined;
  const drawn = drawing?.back?.at;
  useEffect(() => {
    if (draws) setOpen(false);
  }, [draws, setOpen]);
  useEffect(() => {
    if (drawn?.startsWith(ROW_ID)) setOpen(true);
  }, [drawn, setOpen]);
}

function BuilderPanel({
  draft,
  close,
  send,
}: {
  draft: SearchDraft;
  close: () => void;
  send: () => void;
}) {
  const builder = useBuilder(draft);
  const [tried, setTried] = useState(false);
  const moves = useRowMoves(builder);
  const { rows } = builder;
  const finish = () => {
    if (rows.every((row) => isWhole(row, builder))) send();
    else setTried(true);
  };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      onKeyDown={(event) => {
        // Enter chooses in a menu; in any other field it searches.
        const typing = (event.target as HTMLElement).tagName === 'INPUT';
        if (event.key !== 'Enter' || !typing || event.defaultPrevented) return;
        event.preventDefault();
        finish();
      }}
    >
      <PanelHead title={messages.title}>
        <IconButton label={uiMessages.close} icon={<X size={16} />} onClick={close} />
      </PanelHead>
      <chakra.div
        ref={moves.frame}
        data-ordered
        p="4"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
      >
        <chakra.p color="fg.muted">{rows.length > 0 ? messages.intro : messages.empty}</chakra.p>
        <RowDrag rows={rows} drop={moves.drop}>
          <RowList builder={builder} rows={rows} depth={1} tried={tried} moves={moves} />
        </RowDrag>
        <VisuallyHidden role="status">{moves.said}</VisuallyHidden>
      </chakra.div>
      <Foot>
        <Button variant="outline" disabled={rows.length === 0} onClick={() => builder.put([])}>
          {messages.clear}
        </Button>
        <Button icon={<Search size={16} />} onClick={finish}>
          {messages.search}
        </Button>
      </Foot>
    </chakra.div>
  );
}

function isWhole(row: Row, builder: Builder): boolean {
  if (row.kind === 'group') return row.rows.every((each) => isWhole(each, builder));
  if (row.kind === 'fixed') return true;
  const field = builder.fields.get(row.field);
  return field !== undefined && isRowFinished(row, field);
}

const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '2',
    px: '4',
    py: '3',
    borderTopWidth: '1px',
    bg: 'bg.panel',
  },
});
