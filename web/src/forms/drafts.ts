import { pageAccount } from '../api/account.ts';

const TYPED = 'draft:';
const AS_LEFT = 'left:';
const KINDS = [TYPED, AS_LEFT];

/** What the keys of an account's entries begin with; null for those of a visitor, who is nobody yet. */
const startOf = (kind: string, uid: string | null) => `${kind}${uid ?? ''}:`;

/**
 * Typed text, kept for this tab under account, route and form, so that neither an ended session nor a reload loses it.
 * Passwords and files are never kept.
 */
export function keepDraft(form: string, values: unknown, path?: string): void {
  sessionStorage.setItem(keyOf(TYPED, form, path), JSON.stringify(values));
}

/** The text typed into this form on this page, or on that of `path`, if it was not sent. */
export const draftOf = <T>(form: string, path?: string): Partial<T> | undefined =>
  kept<T>(keyOf(TYPED, form, path));

/** `path` of the form's page, since somebody may have left it before the form was sent. */
export function dropDraft(form: string, path?: string): void {
  sessionStorage.removeItem(keyOf(TYPED, form, path));
}

/** The names, beginning so, of the forms into which something was typed on this page. */
export function draftNames(start: string): string[] {
  const page = keyOf(TYPED, '');
  const typed = Object.keys(sessionStorage).filter((key) => key.startsWith(page + start));
  return typed.map((key) => key.slice(page.length));
}

/** What was typed on this page, or on that of `path`, into every form whose name begins so; gives what puts it back. */
export function dropDrafts(start: string, path?: string): () => void {
  const typed = keyOf(TYPED, start, path);
  const dropped = Object.entries(sessionStorage).filter(([key]) => key.startsWith(typed));
  for (const [key] of dropped) sessionStorage.removeItem(key);
  return () => {
    for (const [key, value] of dropped) sessionStorage.setItem(key, String(value));
  };
}

/** Whether this tab has anything that this account typed and that was not sent, on any page. */
export const hasDrafts = (): boolean =>
  Object.keys(sessionStorage).some((key) => isOwn(key, TYPED));

/**
 * How somebody left a part of this page, or of that of `path`: what is chosen in a search, which panels are open. Kept
 * like typed text, but nothing that anybody misses after signing out.
 */
export function keepAsLeft(part: string, values: unknown, path?: string): void {
  sessionStorage.setItem(keyOf(AS_LEFT, part, path), JSON.stringify(values));
}

/** How this part of the page was left; undefined where it is seen for the first time. */
export const asLeft = <T>(part: string, path?: string): Partial<T> | undefined =>
  kept<T>(keyOf(AS_LEFT, part, path));

/** What was typed in this tab before anybody signed in belongs to whoever does. */
export function adoptDrafts(uid: string): void {
  for (const key of Object.keys(sessionStorage)) {
    const kind = KINDS.find((each) => key.startsWith(startOf(each, null)));
    const value = sessionStorage.getItem(key);
    if (!kind || value === null) continue;
    const own = key.replace(startOf(kind, null), () => startOf(kind, uid));
    // What they typed themselves in that form, before, is not typed over.
    if (sessionStorage.getItem(own) !== null) continue;
    sessionStorage.removeItem(key);
    try {
      sessionStorage.setItem(own, value);
    } catch {
      // The store is full: it stays where it was until they sign out.
      sessionStorage.setItem(key, value);
    }
  }
}

/** On signing out: the next person at this device finds nothing of theirs, nor of what a visitor typed before them. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (KINDS.some((kind) => isOwn(key, kind) || key.startsWith(startOf(kind, null))))
      sessionStorage.removeItem(key);
  }
}

/** Under the account that typed it: nobody else who signs in in this tab finds it, and it is there again for them. */
const keyOf = (kind: string, form: string, path = location.pathname) =>
  `${startOf(kind, pageAccount())}${path}:${form}`;

const isOwn = (key: string, kind: string) => key.startsWith(startOf(kind, pageAccount()));

function kept<T>(key: string): Partial<T> | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Partial<T>;
  } catch {
    return undefined;
  }
}
