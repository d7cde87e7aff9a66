const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Words about who else has a document open. */
export const presenceMessages = {
  others: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'has' : 'have'} this document open, too`,
  inSection: (name: string, number: string, title: string) =>
    `${name}: section ${number}${title ? ` ${title}` : ''}`,
  somewhere: (name: string) => `${name}: in no section yet`,
  here: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'is' : 'are'} in this section`,
} as const;
