/** Apart from the contract, whose validators the web app would load with it. */
export const MAX_LIST_NAME_LENGTH = 100;
