/** The address's parameters as they are now: those of the last render may be older than what was pressed since. */
export const presentParams = () => new URLSearchParams(location.search);
