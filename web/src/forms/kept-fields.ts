import { draftOf, dropDraft, keepDraft } from './drafts.ts';

/** Whether two values of a field are the same to whoever reads them: nothing is as good as ''. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** The fields whose values are others than those. */
export const fieldsOtherThan = <T extends object>(values: T, those: object): Partial<T> => {
  const before: Record<string, unknown> = { ...those };
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSameValue(value, before[name])),
  ) as Partial<T>;
};

/** What was typed into a form: alone the fields that differ from what was read, and what that was. */
interface KeptFields<T> {
  typed: Partial<T>;
  read: Partial<T>;
}

const readOf = (form: string) => `${form} as read`;

/** What was typed into this form of this page and not sent; undefined for nothing. */
export function keptFields<T>(form: string): KeptFields<T> | undefined {
  const typed = draftOf<T>(form);
  return typed && { typed, read: draftOf<T>(readOf(form)) ?? {} };
}

/** What a form's record held: as each field was read before it was typed in, and as the form has last seen it. */
export interface ValuesRead {
  read: object;
  seen: object;
}

/** Keeps what differs from what the record holds; nothing where nothing does. */
export function keepFields(
  form: string,
  values: object,
  { read, seen }: ValuesRead,
  path: string,
): void {
  const typed = fieldsOtherThan(values, seen);
  if (Object.keys(typed).length === 0) {
    dropFields(form, path);
    return;
  }
  keepDraft(form, typed, path);
  const before = Object.entries(read).filter(([name]) => name in typed);
  keepDraft(readOf(form), Object.fromEntries(before), path);
}

export function dropFields(form: string, path: string): void {
  dropDraft(form, path);
  dropDraft(readOf(form), path);
}
