import { chakra } from '@chakra-ui/react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { afterPress } from '../after-press.ts';
import { ListControl } from '../list-control.tsx';
import type { CloseEditor } from './column.ts';

interface ListEditorProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  save: (chosen: string[]) => void;
  close: CloseEditor;
}

/** Several of a list in the place of their cell: Enter or leaving it saves, Tab goes to the right, Escape lets it be. */
export function ListEditor({ label, choices, chosen, save, close }: ListEditorProps) {
  const [ticked, setTicked] = useState([...chosen]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const saveTicked = () => {
    const isSame = ticked.length === chosen.length && ticked.every((each) => chosen.includes(each));
    if (!isSame) save(ticked);
  };
  const finish = (then: 'down' | 'right') => {
    saveTicked();
    close(then);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish('down');
    else if (event.key === 'Tab' && !event.shiftKey) finish('right');
    else if (event.key === 'Escape') close('stay');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    saveTicked();
    // It stands in the flow: the press that left it lands first.
    afterPress(close);
  };
  return (
    <Over onBlur={onBlur}>
      <ListControl
        aria-label={label}
        {...{ choices, onKeyDown }}
        chosen={ticked}
        choose={setTicked}
        inputRef={input}
      />
    </Over>
  );
}

// Wider than a narrow column, over what is beside it.
const Over = chakra('div', { base: { position: 'relative', zIndex: '2', minW: '240px' } });
