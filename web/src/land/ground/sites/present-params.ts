/** The address's current parameters: those of the last render may be older than the last press. */
export const presentParams = () => new URLSearchParams(location.search);
