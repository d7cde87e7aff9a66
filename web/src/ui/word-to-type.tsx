import { useId } from 'react';
import { Control } from './control.tsx';
import { firstInDialog } from './dialog.tsx';

interface WordToTypeProps {
  /** Asks for the word. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

/** Where a dialog has a word typed before what cannot be taken back. */
export function WordToType({ label, typed, onType }: WordToTypeProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        ref={firstInDialog}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </>
  );
}
