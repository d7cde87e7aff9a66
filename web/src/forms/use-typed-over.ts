import { useState } from 'react';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { formMessages as messages } from './messages.ts';

interface Typed {
  text: string;
  /** What the record held as somebody began to type, or as a refusal told last. */
  from: string;
  /** What a refusal told that others made of it, until somebody types on. */
  told?: string;
}

/** What is typed over the one value that a record of no versions holds. */
interface TypedOver {
  text: string;
  /** Whether something is typed and not saved. */
  isTyped: boolean;
  type: (text: string) => void;
  /** Call once it is discarded, or was saved and its field goes. */
  forget: () => void;
  /** Call once it was saved and its field stays. */
  saved: (text: string) => void;
  /** Sent along, so that a colleague's newer value is not replaced unseen. */
  from: string;
  /** Call with what the record holds where it refused for that: saving again puts what was typed in its place. */
  refused: (now: string) => void;
  /** What others made of it since, in words. */
  others: string | undefined;
}

/** A line of text in place of what the record holds, kept in this tab under route and `form` until it is saved or discarded. */
export function useTypedOver(form: string, listed: string): TypedOver {
  const [path] = useState(() => location.pathname);
  const [typed, setTyped] = useState(() => restored(draftOf<Typed>(form, path)));
  const [own, setOwn] = useState<{ text: string; over: string }>();
  // Until the record is read again, it is known from the save or its refusal alone.
  if (own && own.over !== listed) setOwn(undefined);
  const present = own?.text ?? listed;
  const keep = (next: Typed) => {
    setTyped(next);
    keepDraft(form, next, path);
  };
  const forget = () => {
    setTyped(undefined);
    dropDraft(form, path);
  };
  const others = typed && (typed.told ?? (typed.from === present ? undefined : present));
  return {
    text: typed?.text ?? present,
    isTyped: typed !== undefined,
    from: typed?.from ?? present,
    type: (text) => {
      const from = typed?.from ?? present;
      // As if nothing had been typed.
      if (text === present && from === present) forget();
      else keep({ text, from });
    },
    forget,
    saved: (text) => {
      setOwn({ text, over: listed });
      forget();
    },
    refused: (now) => {
      setOwn({ text: now, over: listed });
      keep({ text: typed?.text ?? present, from: now, told: now });
    },
    others: others === undefined ? undefined : messages.othersMade(others),
  };
}

function restored({ text, from, told }: Partial<Typed> = {}): Typed | undefined {
  if (text === undefined || from === undefined) return undefined;
  return { text, from, ...(told === undefined ? {} : { told }) };
}
