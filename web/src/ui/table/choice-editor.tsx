import { useEffect, useRef, useState } from 'react';
import { afterPress } from '../after-press.ts';
import { SelectControl } from '../control.tsx';
import type { CloseEditor } from './column.ts';

interface ChoiceEditorProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  save: (value: string) => void;
  close: CloseEditor;
}

/**
 * One of several in the place of its cell: chosen with the pointer it is saved at once; by keys, where every arrow
 * chooses another, by Enter, Tab or leaving it. Escape lets it be.
 */
export function ChoiceEditor({ label, choices, value, save, close }: ChoiceEditorProps) {
  const [chosen, setChosen] = useState(value);
  const select = useRef<HTMLSelectElement>(null);
  const isPointed = useRef(false);
  useEffect(() => select.current?.focus(), []);
  const finish = (then: 'right' | 'stay', last = chosen) => {
    if (last !== value) save(last);
    close(then);
  };
  return (
    <SelectControl
      ref={select}
      minH="8"
      aria-label={label}
      value={chosen}
      onPointerDown={() => (isPointed.current = true)}
      onChange={({ target }) => {
        setChosen(target.value);
        if (isPointed.current) finish('stay', target.value);
      }}
      onBlur={() => {
        if (chosen !== value) save(chosen);
        afterPress(close);
      }}
      onKeyDown={(event) => {
        isPointed.current = false;
        // Arrows and letters choose in the list; the grid must not move by them.
        event.stopPropagation();
        if (event.key === 'Tab' && !event.shiftKey) finish('right');
        else if (event.key === 'Enter') finish('stay');
        else if (event.key === 'Escape') close('stay');
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
