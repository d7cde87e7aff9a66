import { MAX_CELL_TEXT } from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { type ComponentProps, useId } from 'react';
import { useHeld } from '../../../../forms/held.tsx';
import { uiMessages } from '../../../../ui/messages.ts';
import { useBlockId } from '../block-fields.tsx';
import { CellText } from './grid-look.ts';

interface CellFieldProps extends Omit<ComponentProps<typeof CellText>, 'value' | 'onChange'> {
  value: string;
  change: (text: string) => void;
}

/** The cell that is written in. What is too long for it stays here, is counted, and is not saved. */
export function CellField({ value, change, ...rest }: CellFieldProps) {
  const id = useId();
  const blockId = useBlockId();
  const held = useHeld({
    id: `${blockId} ${rest['aria-label'] ?? ''}`,
    value,
    most: MAX_CELL_TEXT,
    change,
  });
  const over = held.value.length - MAX_CELL_TEXT;
  return (
    <>
      <CellText
        {...rest}
        {...held}
        rows={Math.max(1, held.value.split('\n').length)}
        aria-invalid={over > 0 || undefined}
        aria-describedby={id}
      />
      <span id={id} role="status">
        {over > 0 && uiMessages.tooMany(over)}
      </span>
    </>
  );
}
