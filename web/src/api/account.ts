const WHO = 'session.uid';

/** Of this page, from what the tab has had; a page that comes back from the browser's memory is still its own. */
let account: string | null | undefined;

/** Notes who is signed in in this tab from now on, by uid; null for nobody, as after logging out. */
export function noteAccount(uid: string | null): void {
  account = uid;
  if (uid === null) sessionStorage.removeItem(WHO);
  else sessionStorage.setItem(WHO, uid);
}

/**
 * The uid of whoever was signed in on this page last, also after their session has ended or it was loaded anew; null
 * for nobody. Writes carry it, so that nobody's words are saved as another's.
 */
export const pageAccount = (): string | null =>
  account === undefined ? (account = sessionStorage.getItem(WHO)) : account;

/** A page that comes back as it was left, as by the browser's Back, is loaded anew where it is another's by now. */
export function loadAnewIfAnothers(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && sessionStorage.getItem(WHO) !== pageAccount()) location.reload();
  });
}
