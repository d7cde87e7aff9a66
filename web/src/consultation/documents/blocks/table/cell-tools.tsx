import {
  cellAligns,
  cellHeights,
  type TableCellContent,
} from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import {
  AlignCenter,
  AlignCenterHorizontal,
  AlignEndHorizontal,
  AlignLeft,
  AlignRight,
  AlignStartHorizontal,
} from 'lucide-react';
import { IconButton } from '../../../../ui/button.tsx';
import { tableEditorMessages as messages } from './messages.ts';

const ALIGN_ICONS = { left: AlignLeft, centre: AlignCenter, right: AlignRight };
const HEIGHT_ICONS = {
  top: AlignStartHorizontal,
  centre: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};

interface CellToolsProps {
  /** The first of the selected cells: the buttons say how its words stand. */
  first: TableCellContent | null | undefined;
  look: (part: Partial<TableCellContent>) => void;
}

/** Where words stand in their cells, across and down. */
export const CellTools = ({ first, look }: CellToolsProps) => (
  <>
    {cellAligns.map((align) => {
      const Icon = ALIGN_ICONS[align];
      return (
        <IconButton
          key={align}
          size="sm"
          label={messages.align[align]}
          icon={<Icon size={14} />}
          aria-pressed={first?.align === align}
          onClick={() => look({ align })}
        />
      );
    })}
    {cellHeights.map((vertical) => {
      const Icon = HEIGHT_ICONS[vertical];
      return (
        <IconButton
          key={vertical}
          size="sm"
          label={messages.vertical[vertical]}
          icon={<Icon size={14} />}
          aria-pressed={first?.vertical === vertical}
          onClick={() => look({ vertical })}
        />
      );
    })}
  </>
);
