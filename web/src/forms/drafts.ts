const PREFIX = 'draft:';

/**
 * Typed text, kept for this tab under route and form, so that neither an ended session nor a reload loses it.
 * Passwords and files are never kept.
 */
export function keepDraft(form: string, values: unknown, path?: string): void {
  sessionStorage.setItem(keyOf(form, path), JSON.stringify(values));
}

/** The text typed into this form on this page, or on that of `path`, if it was not sent. */
export function draftOf<T>(form: string, path?: string): Partial<T> | undefined {
  const text = sessionStorage.getItem(keyOf(form, path));
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Partial<T>;
  } catch {
    return undefined;
  }
}

/** `path` of the form's page, since somebody may have left it before the form was sent. */
export function dropDraft(form: string, path?: string): void {
  sessionStorage.removeItem(keyOf(form, path));
}

/** On signing out: the next person at this device finds nothing. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

const keyOf = (form: string, path = location.pathname) => `${PREFIX}${path}:${form}`;
