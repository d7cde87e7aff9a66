/** Kept out of the contract, so that the web app does not load its validators too. */
export const MAX_LIST_NAME_LENGTH = 100;
