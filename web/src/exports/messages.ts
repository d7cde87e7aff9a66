/** What the data export page says. */
export const messages = {
  title: 'Data export',
  notOpened: 'The export could not be opened',
  downloadError: (message: string) => `Download Error: ${message}`,
};
