import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Popover } from '../../../../ui/popover.tsx';
import { RowLine } from '../../../filter-builder/row-line.tsx';
import { type FieldRow, isRowFinished, type Row } from '../../../ground/filters/row.ts';
import { filtersOfRows } from '../../../ground/filters/rows.ts';
import { useBuilderFields } from '../../../ground/filters/use-names.ts';
import { searchPageMessages as messages } from '../messages.ts';

interface ChipEditorProps {
  anchor: RefObject<HTMLElement | null>;
  start: FieldRow;
  words: string;
  close: () => void;
  send: (next: Filter[]) => void;
}

/** One filter of the search as a line of the builder, beside its chip. */
export default function ChipEditor({ anchor, start, words, close, send }: ChipEditorProps) {
  const fields = useBuilderFields();
  const [row, setRow] = useState(start);
  const [tried, setTried] = useState(false);
  const replace = (next: Row) => next.kind === 'field' && setRow(next);
  const field = fields.get(row.field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (field && isRowFinished(row, field)) send(filtersOfRows([row], fields));
    else setTried(true);
  };
  return (
    <Popover
      anchor={anchor}
      side="below-end"
      width="min(600px, calc(100vw - 16px))"
      label={messages.changeFilter(words)}
      onClose={close}
    >
      <chakra.form display="grid" gap="3" p="4" noValidate onSubmit={submit}>
        <RowLine row={row} name={messages.thisFilter} builder={{ fields, replace }} tried={tried} />
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          <Button variant="outline" onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" icon={<Search size={16} />}>
            {messages.searchAgain}
          </Button>
        </chakra.div>
      </chakra.form>
    </Popover>
  );
}
