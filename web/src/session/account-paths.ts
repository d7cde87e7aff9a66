/** Whether somebody at this address is on the way in already: nothing to come back to. */
export const isWayIn = (path: string) =>
  /^\/(sign-in|session-expired|select-tenant|consultations\/login)(\/|$)/.test(path);

/** Staff and consultation users have different sign-in pages; the path decides which one applies. */
export function signInPathFor(path: string): string {
  const consultation =
    path.startsWith('/p/') || /^\/consultations\/(login|complete-missing)/.test(path);
  return consultation ? '/consultations/login' : '/sign-in';
}
