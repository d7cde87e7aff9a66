import { chakra } from '@chakra-ui/react';
import { formTextSize, useFormFrame } from './form-frame.ts';
import { formMessages as messages } from './messages.ts';
import type { OthersChange } from './use-others-changes.ts';

/** A value in words; undefined where it has none, such as the id of a record. */
export type ToWords = (value: unknown) => string | undefined;

interface OthersNoteProps {
  name: string;
  /** What the values of this field are in words, unless they are text. */
  toWords?: ToWords | undefined;
}

/** The id of the note below a field; undefined where nobody else changed it. */
export function useOthersNote(name: string): string | undefined {
  const { id, others } = useFormFrame();
  return others[name] && `${id}-${name}-others`;
}

/** What somebody else made of a field meanwhile, below it: saving puts what was typed in its place. */
export function OthersNote({ name, toWords = (value) => String(value) }: OthersNoteProps) {
  const { size, others } = useFormFrame();
  const id = useOthersNote(name);
  const change = others[name];
  if (!change) return null;
  return (
    <chakra.p
      id={id}
      role="status"
      color="fg.muted"
      textStyle={formTextSize[size]}
      overflowWrap="anywhere"
    >
      {saidOf(change, toWords)}
    </chakra.p>
  );
}

function saidOf({ value, isTaken }: OthersChange, toWords: ToWords): string {
  if (typeof value === 'boolean') return value ? messages.othersTicked : messages.othersUnticked;
  if (isTaken) return messages.othersChanged;
  if ((value ?? '') === '') return messages.othersEmptied;
  const words = toWords(value);
  return words === undefined ? messages.othersChanged : messages.othersMade(words);
}
