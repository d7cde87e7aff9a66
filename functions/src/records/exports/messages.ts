/** What exports of records of any type tell people. */
export const exportedMessages = {
  unknownField: (name: string) => `Unknown field: ${name}`,
};
