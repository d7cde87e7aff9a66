const MOST = 80;

/** The title of a response where it names the response: those of 2,000 characters are cut. */
export const shortTitle = (title: string): string =>
  title.length > MOST ? `${title.slice(0, MOST - 1).trimEnd()}…` : title;
