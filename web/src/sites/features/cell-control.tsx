import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { Control, SelectControl, TextControl } from '../../ui/control.tsx';
import type { Cell } from './cell.ts';
import { messages } from './messages.ts';
import { DONT_KNOW } from './typed-value.ts';

export type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface CellControlProps {
  cell: Cell;
  id: string;
  typed: string;
  onType: (typed: string) => void;
  onSave: () => void;
  onCancel: () => void;
  controlRef: RefObject<ControlElement | null>;
  describedBy: string | undefined;
  invalid: boolean;
}

/** Whether what is typed may go over several lines. */
export const isLong = ({ kind, config }: Cell) =>
  kind === 'texts' || kind === 'numbers' || (kind === 'text' && config?.fieldType === 'textarea');

/** The control of a value: chosen, typed or written over several lines, as the council's page asks for it. */
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
  const shared = {
    id,
    'aria-label': cell.label,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    value: typed,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
    onKeyDown,
  } as const;
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
  return (
    <Control
      {...shared}
      ref={controlRef as RefObject<HTMLInputElement>}
      type="text"
      autoComplete="off"
      {...keyboardOf(cell)}
    />
  );
}

// As tall as what is typed, where the browser can; elsewhere as many rows as there are lines.
const growing = { fieldSizing: 'content', resize: 'vertical', display: 'block' } as const;
const linesIn = (typed: string) => Math.min(12, Math.max(2, typed.split('\n').length));

interface Option {
  value: string;
  label: string;
}

const SWITCH: Option[] = [
  { value: 'true', label: messages.yes },
  { value: 'false', label: messages.no },
  { value: DONT_KNOW, label: messages.notKnown },
];

/** What can be chosen; undefined where it is typed. A value that is no option (any more) stays one. */
function optionsOf({ kind, config }: Cell, typed: string): Option[] | undefined {
  if (kind === 'boolean') return SWITCH;
  if (config?.fieldType !== 'select' || kind === 'texts' || kind === 'numbers') return undefined;
  const options = config.options ?? [];
  const known = typed === '' || options.some(({ value }) => value === typed);
  return [
    { value: '', label: messages.nothing },
    ...(known ? [] : [{ value: typed, label: typed }]),
    ...options,
  ];
}

function keyboardOf({ kind }: Cell): Pick<ComponentProps<typeof Control>, 'inputMode'> {
  if (kind === 'integer') return { inputMode: 'numeric' };
  return kind === 'number' ? { inputMode: 'decimal' } : {};
}
