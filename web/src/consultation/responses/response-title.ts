const MAX_LENGTH = 80;

/** The title of a response where it names the response: those of 2,000 characters are cut. */
export const shortTitle = (title: string): string =>
  title.length > MAX_LENGTH ? `${title.slice(0, MAX_LENGTH - 1).trimEnd()}…` : title;
