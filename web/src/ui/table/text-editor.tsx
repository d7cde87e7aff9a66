import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Control } from '../control.tsx';
import type { CloseEditor } from './column.ts';

interface TextEditorProps {
  label: string;
  text: string;
  /** Gives what is wrong with it, in words, or nothing once it is taken. */
  save: (text: string) => string | undefined;
  close: CloseEditor;
}

/** One line of text in the place of its cell: Enter saves and goes down, Tab to the right, Escape lets it be. */
export function TextEditor({ label, text, save, close }: TextEditorProps) {
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const finish = (then: 'down' | 'right' | undefined) => {
    const refused = typed === text ? undefined : save(typed);
    if (refused === undefined) close(then);
    setProblem(refused);
  };
  return (
    <>
      <Control
        ref={input}
        minH="8"
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        title={problem}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => finish(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish('down');
          else if (event.key === 'Tab' && !event.shiftKey) finish('right');
          else if (event.key === 'Escape') close('stay');
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {problem && (
        <chakra.p role="alert" textStyle="small" color="fg.error" bg="bg.panel">
          {problem}
        </chakra.p>
      )}
    </>
  );
}
