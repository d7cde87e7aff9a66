/** Staff and consultation users have different sign-in pages; the path decides which one applies. */
export function signInPathFor(path: string): string {
  const consultation =
    path.startsWith('/p/') || /^\/consultations\/(login|complete-missing)/.test(path);
  return consultation ? '/consultations/login' : '/sign-in';
}
