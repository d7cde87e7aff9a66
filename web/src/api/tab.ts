let tab = crypto.randomUUID();

/**
 * This page in this tab, until it is loaded again: writes carry it, and news of them that come back are no news here.
 * Another tab of the same person is another page.
 */
export const currentTab = (): string => tab;

/** The answer of a write was lost: whether it was done, this page learns from the news like any other. */
export function forgetOwnWrites(): void {
  tab = crypto.randomUUID();
}
