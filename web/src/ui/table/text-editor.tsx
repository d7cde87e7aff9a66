import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { afterPress } from '../after-press.ts';
import { CountedControl, CountedTextControl } from '../counted.tsx';
import { uiMessages } from '../messages.ts';
import type { CloseEditor } from './column.ts';

interface TextEditorProps {
  label: string;
  text: string;
  /** Characters that may be kept; longer text says so as it is typed, and is not saved. */
  most?: number | undefined;
  /** Whether it may have several lines: then Ctrl and Enter save. */
  long?: boolean;
  /** Gives what is wrong with it, in words, or nothing once it is taken. */
  save: (text: string) => string | undefined;
  /** Told what was typed and why it cannot be saved, where it is left so; without it, it stays as long as its cell is edited. */
  lost?: (typed: string, problem: string) => void;
  close: CloseEditor;
}

/** Text in the place of its cell: Enter saves and goes down, Tab to the right, Escape lets it be. */
export function TextEditor(props: TextEditorProps) {
  const { label, text, most = Infinity, long = false, save, lost, close } = props;
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    const control = input.current ?? area.current;
    control?.focus();
    control?.select();
  }, []);
  const isTooLong = typed !== text && typed.length > most;
  const saved = () => (typed === text ? undefined : save(typed));
  const finish = (then: 'down' | 'right') => {
    // Its control says so itself.
    if (isTooLong) return;
    const refused = saved();
    if (refused === undefined) close(then);
    setProblem(refused);
  };
  // It stands in the flow: saved at once, it goes once the press that left it has landed.
  const leave = () => {
    const refused = isTooLong ? uiMessages.tooMany(typed.length - most) : saved();
    // Another cell takes its place: what it says would not be read.
    if (refused !== undefined) lost?.(typed, refused);
    if (refused === undefined || lost) afterPress(close);
    else if (!isTooLong) afterPress(() => setProblem(refused));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isSaved = event.key === 'Enter' && (!long || event.ctrlKey || event.metaKey);
    if (isSaved) finish('down');
    else if (event.key === 'Tab' && !event.shiftKey) finish('right');
    else if (event.key === 'Escape') close('stay');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shared = {
    most,
    'aria-label': label,
    'aria-invalid': problem !== undefined || undefined,
    title: problem,
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: leave,
    onKeyDown,
  };
  return (
    <Over data-long={long || undefined}>
      {long ? (
        <>
          <CountedTextControl {...shared} ref={area} rows={5} aria-describedby={id} />
          <chakra.p id={id} textStyle="small" color="fg.muted">
            {uiMessages.ctrlEnterSaves}
          </chakra.p>
        </>
      ) : (
        <CountedControl {...shared} ref={input} minH="8" />
      )}
      {problem && (
        <chakra.p role="alert" textStyle="small" color="fg.error">
          {problem}
        </chakra.p>
      )}
    </Over>
  );
}

// Several lines are wider than a narrow column, over what is beside it.
const Over = chakra('div', {
  base: {
    position: 'relative',
    zIndex: '2',
    bg: 'bg.panel',
    whiteSpace: 'normal',
    '&[data-long]': { minW: '320px', pb: '1' },
  },
});
