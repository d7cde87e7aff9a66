const TYPED = 'draft:';
const AS_LEFT = 'left:';

/**
 * Typed text, kept for this tab under route and form, so that neither an ended session nor a reload loses it.
 * Passwords and files are never kept.
 */
export function keepDraft(form: string, values: unknown, path?: string): void {
  sessionStorage.setItem(TYPED + nameOf(form, path), JSON.stringify(values));
}

/** The text typed into this form on this page, or on that of `path`, if it was not sent. */
export const draftOf = <T>(form: string, path?: string): Partial<T> | undefined =>
  kept<T>(TYPED + nameOf(form, path));

/** `path` of the form's page, since somebody may have left it before the form was sent. */
export function dropDraft(form: string, path?: string): void {
  sessionStorage.removeItem(TYPED + nameOf(form, path));
}

/** What was typed on this page into every form whose name begins so. */
export function dropDrafts(start: string): void {
  const typed = TYPED + nameOf(start);
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(typed)) sessionStorage.removeItem(key);
  }
}

/** Whether this tab has anything typed that was not sent, on any page. */
export const hasDrafts = (): boolean =>
  Object.keys(sessionStorage).some((key) => key.startsWith(TYPED));

/**
 * How somebody left a part of this page, or of that of `path`: what is chosen in a search, which panels are open. Kept
 * like typed text, but nothing that anybody misses after signing out.
 */
export function keepAsLeft(part: string, values: unknown, path?: string): void {
  sessionStorage.setItem(AS_LEFT + nameOf(part, path), JSON.stringify(values));
}

/** How this part of the page was left; undefined where it is seen for the first time. */
export const asLeft = <T>(part: string, path?: string): Partial<T> | undefined =>
  kept<T>(AS_LEFT + nameOf(part, path));

/** Puts aside what this account typed in this tab, where nobody else finds it. */
export function parkDrafts(uid: string): void {
  move(
    (key) => isDraft(key),
    (key) => `${parked(uid)}${key}`,
  );
}

/** Brings back what this account had typed in this tab before somebody else signed in. */
export function takeUpDrafts(uid: string): void {
  move(
    (key) => key.startsWith(parked(uid)),
    (key) => key.slice(parked(uid).length),
  );
}

const parked = (uid: string) => `parked:${uid}:`;
const isDraft = (key: string) => key.startsWith(TYPED) || key.startsWith(AS_LEFT);

function move(isMoved: (key: string) => boolean, to: (key: string) => string): void {
  for (const key of Object.keys(sessionStorage).filter(isMoved)) {
    const value = sessionStorage.getItem(key) ?? '';
    // The store may be full: there is never more in it than before.
    sessionStorage.removeItem(key);
    sessionStorage.setItem(to(key), value);
  }
}

/** On signing out: the next person at this device finds nothing. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (isDraft(key)) sessionStorage.removeItem(key);
  }
}

const nameOf = (form: string, path = location.pathname) => `${path}:${form}`;

function kept<T>(key: string): Partial<T> | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Partial<T>;
  } catch {
    return undefined;
  }
}
