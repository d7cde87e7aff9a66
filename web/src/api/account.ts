const WHO = 'session.uid';

/** Notes whose words this tab holds from now on: those of the person signed in, by uid. */
export function noteAccount(uid: string): void {
  sessionStorage.setItem(WHO, uid);
}

/**
 * The uid of whoever was signed in in this tab last, also after their session has ended or the page was loaded anew;
 * null for nobody. Writes carry it, so that nobody's words are saved as another's.
 */
export const tabAccount = (): string | null => sessionStorage.getItem(WHO);
