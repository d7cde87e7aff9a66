import { DONT_KNOW } from '@contract/records/history/edit-content.ts';
import { VISIBILITY } from '@contract/land/ground/sites/visibility-field.ts';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { Control, SelectControl, TextControl } from '../../ui/control.tsx';
import { type SiteCell, type CellChoice, choicesOf } from './cell.ts';
import { DateControl } from '../../ui/date-control.tsx';
import { ListControl } from '../../ui/list-control.tsx';
import { siteFieldMessages as messages } from './messages.ts';
import { controlHeight } from '../../ui/theme/recipes.ts';
import { entriesByLine } from './typed-value.ts';

export type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface CellControlProps {
  cell: SiteCell;
  id: string;
  typed: string;
  onType: (typed: string) => void;
  onSave: () => void;
  onCancel: () => void;
  controlRef: RefObject<ControlElement | null>;
  describedBy: string | undefined;
  invalid: boolean;
}

const isList = ({ kind }: SiteCell) => kind === 'texts' || kind === 'numbers';

/** Whether several entries are chosen from a list. */
export const isChosenList = (cell: SiteCell) => isList(cell) && choicesOf(cell) !== undefined;

/** Whether the text may have several lines. */
export const isLong = (cell: SiteCell) =>
  (isList(cell) && !isChosenList(cell)) ||
  cell.kind === 'json' ||
  (cell.kind === 'text' && cell.config?.fieldType === 'textarea' && !choicesOf(cell));

/** The control for a value: a choice, a line or a text area, as the council's page asks for it. */
export function CellControl(props: CellControlProps) {
  const { cell, id, typed, onType, onSave, onCancel, controlRef, describedBy, invalid } = props;
  const long = isLong(cell);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (long && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onSave();
  };
  const named = {
    id,
    'aria-label': cell.label,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    onKeyDown,
    minH: controlHeight,
  } as const;
  if (isChosenList(cell)) {
    const inputRef = controlRef as RefObject<HTMLInputElement>;
    const choices = choicesOf(cell) ?? [];
    const { minH: _, ...group } = named;
    return (
      <ListControl
        {...group}
        {...{ choices, inputRef }}
        chosen={entriesByLine(typed)}
        choose={(chosen) => onType(chosen.join('\n'))}
      />
    );
  }
  const shared = {
    ...named,
    value: typed,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  const options = optionsOf(cell, typed);
  if (options) {
    return (
      <SelectControl {...shared} ref={controlRef as RefObject<HTMLSelectElement>}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectControl>
    );
  }
  if (long) {
    return (
      <TextControl
        {...shared}
        ref={controlRef as RefObject<HTMLTextAreaElement>}
        rows={linesIn(typed)}
        py="1"
        css={growing}
      />
    );
  }
  const input = (
    <Control
      {...shared}
      ref={controlRef as RefObject<HTMLInputElement>}
      type="text"
      autoComplete="off"
      {...keyboardOf(cell)}
    />
  );
  return cell.kind === 'date' ? (
    <DateControl label={cell.label} typed={typed} onType={onType}>
      {input}
    </DateControl>
  ) : (
    input
  );
}

// As tall as its text, if the browser supports that; otherwise with as many rows as lines.
const growing = { fieldSizing: 'content', resize: 'vertical', display: 'block' } as const;
const linesIn = (typed: string) => Math.min(12, Math.max(2, typed.split('\n').length));

const SWITCH: CellChoice[] = [
  { value: 'true', label: messages.yes },
  { value: 'false', label: messages.no },
];
const NOT_KNOWN: CellChoice = { value: DONT_KNOW, label: messages.notKnown };

/** The options; undefined for typed values. A value that is not (or no longer) an option stays one. */
function optionsOf(cell: SiteCell, typed: string): CellChoice[] | undefined {
  // Public visibility always has a value.
  if (cell.kind === 'boolean') return cell.column === VISIBILITY ? SWITCH : [...SWITCH, NOT_KNOWN];
  const choices = choicesOf(cell);
  if (!choices) return undefined;
  const known = typed === '' || choices.some(({ value }) => value === typed);
  return [
    { value: '', label: messages.nothing },
    ...(known ? [] : [{ value: typed, label: typed }]),
    ...choices,
  ];
}

function keyboardOf({ kind, config }: SiteCell): Pick<ComponentProps<typeof Control>, 'inputMode'> {
  if (kind === 'integer') return { inputMode: 'numeric' };
  return kind === 'number' || config?.fieldType === 'number' ? { inputMode: 'decimal' } : {};
}
