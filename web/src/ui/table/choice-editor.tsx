import { useEffect, useRef } from 'react';
import { SelectControl } from '../control.tsx';
import type { CloseEditor } from './column.ts';

interface ChoiceEditorProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  save: (value: string) => void;
  close: CloseEditor;
}

/** One of several in the place of its cell: choosing saves, Tab goes to the right, Escape lets it be. */
export function ChoiceEditor({ label, choices, value, save, close }: ChoiceEditorProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <SelectControl
      ref={select}
      minH="8"
      aria-label={label}
      value={value}
      onChange={(event) => {
        save(event.target.value);
        close('stay');
      }}
      onBlur={() => close()}
      onKeyDown={(event) => {
        // Arrows and letters choose in the list; the grid must not move by them.
        event.stopPropagation();
        if (event.key === 'Tab' && !event.shiftKey) close('right');
        else if (event.key === 'Escape' || event.key === 'Enter') close('stay');
        else return;
        event.preventDefault();
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectControl>
  );
}
