let account: string | undefined;

/** Notes whose page this is: the uid of the person signed in, undefined for nobody. */
export function noteAccount(uid: string | undefined): void {
  account = uid;
}

/** The uid of the account that opened this page. Writes carry it, so that nobody's words are saved as another's. */
export const pageAccount = (): string | undefined => account;
