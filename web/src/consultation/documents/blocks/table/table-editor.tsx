import { HeldControl } from '../../../../forms/held.tsx';
import {
  type TableContent,
  MAX_TABLE_CAPTION,
} from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { BlockEditorProps } from '../block-editor.ts';
import { Advice, BlockField, useBlockField } from '../block-fields.tsx';
import { TickField } from '../tick-field.tsx';
import { tableEditorMessages as messages } from './messages.ts';
import { TableGrid } from './table-grid.tsx';
import { areaOfSelection } from './selection.ts';
import { TableTools } from './table-tools.tsx';
import type { GridPlaces } from './use-grid-keys.ts';

/** Caption, heads and cells of a table. */
export default function TableEditor({ content, change }: BlockEditorProps<TableContent>) {
  const set = (part: Partial<TableContent>) => change({ ...content, ...part });
  const rows = useBlockField('rows');
  const heads = useBlockField('hasHeadRow');
  const [said, setSaid] = useState({ words: '', isSeen: false });
  const say = (words: string, isSeen = false) => setSaid({ words, isSeen });
  const [places, setPlaces] = useState<GridPlaces>({
    active: { row: 0, column: 0 },
    anchor: { row: 0, column: 0 },
  });
  // Another officer, or an undo, may have taken lines away.
  const kept = {
    active: within(content, places.active),
    anchor: within(content, places.anchor),
    whole: places.whole,
  };
  const area = areaOfSelection(content, kept);
  return (
    <>
      <BlockField field="caption" label={messages.caption} hint={messages.captionHint}>
        {(parts) => (
          <HeldControl
            {...parts}
            most={MAX_TABLE_CAPTION}
            value={content.caption}
            change={(text) => set({ caption: text })}
          />
        )}
      </BlockField>
      <div>
        <TickField
          field="hasHeadRow"
          label={messages.hasHeadRow}
          value={content.hasHeadRow}
          change={(hasHeadRow) => set({ hasHeadRow })}
        />
        <TickField
          field="hasHeadColumn"
          label={messages.hasHeadColumn}
          value={content.hasHeadColumn}
          change={(hasHeadColumn) => set({ hasHeadColumn })}
        />
        <Advice id={`${heads.id}-advice`} words={heads.advice} />
      </div>
      <chakra.div
        id={rows.id}
        tabIndex={-1}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="2"
      >
        <TableTools
          table={content}
          area={area}
          whole={kept.whole}
          change={change}
          places={setPlaces}
          say={say}
        />
        <TableGrid
          table={content}
          area={area}
          places={kept}
          change={change}
          move={setPlaces}
          say={say}
        />
        <chakra.p textStyle="small" color="fg.muted">
          {messages.cellsHint}
        </chakra.p>
        <Advice id={`${rows.id}-advice`} words={rows.advice} />
        <chakra.div role="status" textStyle="small">
          {said.isSeen ? said.words : <VisuallyHidden>{said.words}</VisuallyHidden>}
        </chakra.div>
      </chakra.div>
    </>
  );
}

const within = (
  { rows, columns }: TableContent,
  { row, column }: { row: number; column: number },
) => ({
  row: Math.min(row, rows.length - 1),
  column: Math.min(column, columns.length - 1),
});
