import { useEffect, useRef } from 'react';
import { afterPress } from '../after-press.ts';
import { SelectControl } from '../control.tsx';
import { useSettledChoice } from '../use-settled-choice.ts';
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
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  const choice = useSettledChoice(value, (chosen, how) => {
    if (chosen !== value) save(chosen);
    if (how === 'chosen') close('stay');
  });
  return (
    <SelectControl
      ref={select}
      minH="8"
      aria-label={label}
      {...choice}
      onBlur={() => {
        choice.onBlur();
        afterPress(close);
      }}
      onKeyDown={(event) => {
        // Arrows and letters choose in the list; the grid must not move by them.
        event.stopPropagation();
        choice.onKeyDown(event);
        if (event.isDefaultPrevented()) return;
        if (event.key === 'Tab' && !event.shiftKey) {
          choice.onBlur();
          close('right');
        } else if (event.key === 'Enter' || event.key === 'Escape') close('stay');
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
