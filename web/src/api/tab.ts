let tab = crypto.randomUUID();

/**
 * Identifies this page in this tab until it is reloaded: writes carry it, so that news of one's own writes can be
 * ignored.
 */
export const currentTab = (): string => tab;

/** The answer of a write was lost: whether it was done, this page learns from the news like any other. */
export function forgetOwnWrites(): void {
  tab = crypto.randomUUID();
}
