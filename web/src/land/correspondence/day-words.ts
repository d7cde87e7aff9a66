const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** '3 April 2026' of 2026-04-03. */
export const dayWords = (iso: string) => day.format(new Date(`${iso}T00:00:00Z`));
