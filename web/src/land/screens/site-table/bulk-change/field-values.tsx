import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { SelectControl } from '../../../../ui/control.tsx';
import { CellControl, type ControlElement } from '../../../site-fields/cell-control.tsx';
import type { SiteCell } from '../../../site-fields/cell.ts';
import { bulkChangeMessages as messages } from './messages.ts';

/** A field to change, and what was typed for it. */
export interface ChosenField {
  cell: SiteCell;
  typed: string;
  problem?: string | undefined;
}

interface FieldValuesProps {
  cells: ReadonlyMap<string, SiteCell>;
  chosen: readonly ChosenField[];
  /** The control's initial content. */
  begin: (cell: SiteCell) => string;
  set: (chosen: ChosenField[]) => void;
  onDone: () => void;
  onCancel: () => void;
}

/** The chosen fields, each with the control that the site's page has for it. */
export function FieldValues({ cells, chosen, begin, set, onDone, onCancel }: FieldValuesProps) {
  const id = useId();
  const [added, setAdded] = useState<string>();
  const taken = new Set(chosen.map(({ cell }) => cell.column));
  const free = [...cells.values()]
    .filter(({ column }) => !taken.has(column))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'));
  if (cells.size === 0) return <p>{messages.noFields}</p>;
  const replace = (column: string, typed: string) =>
    set(chosen.map((each) => (each.cell.column === column ? { cell: each.cell, typed } : each)));
  return (
    <chakra.div display="grid" gap="4">
      {chosen.map((value) => (
        <OneValue
          key={value.cell.column}
          {...value}
          takesFocus={value.cell.column === added}
          onType={(typed) => replace(value.cell.column, typed)}
          onRemove={() => set(chosen.filter((each) => each !== value))}
          onDone={onDone}
          onCancel={onCancel}
        />
      ))}
      {free.length > 0 && (
        <chakra.div display="grid" gap="1">
          <label htmlFor={id}>{messages.addField}</label>
          <SelectControl
            id={id}
            value=""
            onChange={(event) => {
              const cell = cells.get(event.target.value);
              if (!cell) return;
              setAdded(cell.column);
              set([...chosen, { cell, typed: begin(cell) }]);
            }}
          >
            <option value="">{messages.chooseField}</option>
            {free.map(({ column, label }) => (
              <option key={column} value={column}>
                {label}
              </option>
            ))}
          </SelectControl>
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface OneValueProps extends ChosenField {
  /** It has just been chosen: what follows is to give its value. */
  takesFocus: boolean;
  onType: (typed: string) => void;
  onRemove: () => void;
  onDone: () => void;
  onCancel: () => void;
}

function OneValue(props: OneValueProps) {
  const { cell, typed, problem, takesFocus, onType, onRemove, onDone, onCancel } = props;
  const id = useId();
  const control: RefObject<ControlElement | null> = useRef(null);
  const { label } = cell;
  const isFresh = useRef(takesFocus);
  useEffect(() => {
    if (isFresh.current) control.current?.focus();
    isFresh.current = false;
  }, []);
  return (
    <div>
      <chakra.div display="flex" alignItems="center" gap="2">
        <chakra.label htmlFor={id} flex="1" fontWeight="medium">
          {messages.newValue(label)}
        </chakra.label>
        <IconButton
          size="sm"
          label={messages.remove(label)}
          icon={<X size={16} />}
          onClick={onRemove}
        />
      </chakra.div>
      <CellControl
        cell={{ ...cell, label: messages.newValue(label) }}
        id={id}
        typed={typed}
        onType={onType}
        onSave={onDone}
        onCancel={onCancel}
        controlRef={control}
        describedBy={`${id}-hint`}
        invalid={problem !== undefined}
      />
      <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted">
        {messages.emptied}
      </chakra.p>
      {problem !== undefined && (
        <chakra.p role="alert" textStyle="small" color="fg.error">
          {problem}
        </chakra.p>
      )}
    </div>
  );
}
