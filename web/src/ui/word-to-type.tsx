import { useId } from 'react';
import { Control } from './control.tsx';
import { firstInDialog } from './dialog.tsx';

interface WordToTypeProps {
  /** The question for the word. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

/** The input for a word that a dialog wants typed before something that cannot be undone. */
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
