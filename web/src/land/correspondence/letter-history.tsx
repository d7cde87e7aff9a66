import { letterHistory, undoLetter } from '@calls/land/correspondence/contract/history.ts';
import { RecordHistory } from '../../records/history/record-history.tsx';
import { useLetterFields } from './use-letter-fields.ts';

const CALLS = { history: letterHistory, undo: undoLetter };

interface LetterHistoryProps {
  id: number;
  /** Where changes may be undone. */
  onUndone?: () => void;
}

/** Who changed a letter, and from what to what. */
export function LetterHistory({ id, onUndone }: LetterHistoryProps) {
  const { fields } = useLetterFields();
  return <RecordHistory calls={CALLS} id={id} fields={fields} onUndone={onUndone} />;
}
