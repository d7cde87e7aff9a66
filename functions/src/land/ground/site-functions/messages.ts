/** Why a function of a site's page did not work. */
export const siteFunctionMessages = {
  noField: (name: string) => `This council has no field ${name}`,
  notNumeric: (name: string) => `${name} holds no numbers`,
  noColumns: 'The action names no columns: first the total, then what it sums',
  noAction: 'There is no such action',
  noButton: 'No field of this council’s sites has such a button',
  unknown: (name: unknown) => `'${String(name)}' is not a server function`,
} as const;
