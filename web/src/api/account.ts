const WHO = 'session.uid';

/** Whose this page is; until that is known, whoever was signed in in this tab last. */
let account: string | null | undefined;

/** Notes whose this page is from now on, by uid, and whose the next page of this tab is at first; null for nobody's. */
export function noteAccount(uid: string | null): void {
  account = uid;
  keep(uid);
}

/** The tab is nobody's from its next page on, as after logging out; this page stays whose it is until it goes. */
export const leaveAccount = (): void => keep(null);

/**
 * The uid of whoever was signed in on this page last, also after their session has ended or it was loaded anew; null
 * for nobody. Writes carry it, so that nobody's words are saved as another's.
 */
export const pageAccount = (): string | null =>
  account === undefined ? (account = kept()) : account;

/** A page that comes back as it was left, as by the browser's Back, is loaded anew where it is another's by now. */
export function loadAnewIfAnothers(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && kept() !== pageAccount()) location.reload();
  });
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(WHO);
  } catch {
    // Browsers that keep nothing know of no page before.
    return null;
  }
}

function keep(uid: string | null): void {
  try {
    if (uid === null) sessionStorage.removeItem(WHO);
    else sessionStorage.setItem(WHO, uid);
  } catch {
    // The page knows it all the same.
  }
}
