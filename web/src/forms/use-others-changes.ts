import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type ValuesRead, isSameValue } from './kept-fields.ts';

/** What somebody else made of a field since it was read. */
export interface OthersChange {
  value: unknown;
  /** Nothing was typed there, and the form has it now. */
  isTaken: boolean;
}
export type OthersChanges = Readonly<Record<string, OthersChange>>;

type Fields = Record<string, unknown>;

/** What a form's record held as it was read, and what others made of it since. */
export function useOthersChanges<T extends FieldValues, C extends FieldValues>(
  form: UseFormReturn<T, unknown, C>,
  defaults: object,
  readThen: object,
) {
  const latest = useRef<Fields>({ ...defaults });
  useEffect(() => {
    latest.current = { ...defaults };
  });
  const held = useRef<ValuesRead & { read: Fields; seen: Fields }>({
    read: { ...defaults, ...readThen },
    seen: { ...defaults },
  });
  const [others, setOthers] = useState<OthersChanges>({});

  /** Fields where nothing was typed get what the record holds now; the others keep what was typed and tell of it. */
  const takeOver = useCallback(() => {
    const found: Record<string, OthersChange> = {};
    const { read, seen: before } = held.current;
    const now = latest.current;
    held.current.seen = now;
    for (const [name, value] of Object.entries(now)) {
      if (isSameValue(read[name], value)) continue;
      const typed: unknown = form.getValues(name as Path<T>);
      if (isSameValue(typed, value)) continue;
      const isTaken = isSameValue(typed, before[name]);
      found[name] = { value, isTaken };
      if (!isTaken) continue;
      read[name] = value;
      form.setValue(name as Path<T>, value as PathValue<T, Path<T>>);
    }
    setOthers(found);
  }, [form]);

  /** What was saved from here is what the record holds; what was typed since it was sent stands over that. */
  const takeSaved = useCallback(
    (sent: Fields, saved: Fields) => {
      held.current.read = { ...saved };
      held.current.seen = { ...saved };
      setOthers({});
      for (const [name, value] of Object.entries(saved)) {
        const typed: unknown = form.getValues(name as Path<T>);
        // As the server has cleaned it.
        if (isSameValue(typed, sent[name]))
          form.setValue(name as Path<T>, value as PathValue<T, Path<T>>);
      }
    },
    [form],
  );
  return { held: held.current, others, takeOver, takeSaved };
}
