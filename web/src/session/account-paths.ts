/** Staff and consultation users sign in at different doors; a path tells which one leads to it. */
export function signInPathFor(path: string): string {
  const consultation =
    path.startsWith('/p/') || /^\/consultations\/(login|complete-missing)/.test(path);
  return consultation ? '/consultations/login' : '/sign-in';
}
