/** What people read of merging look-alikes. */
export const mergeMessages = {
  withItself: 'Choose another one',
  unknownField: 'There is no such field',
  mergedWith: 'Merged with',
  mergedInto: (name: string, id: number) => `Merged into ${name} (${id})`,
  mergedUndone: (from: string) => `Taken out of ${from}`,
  undone: (name: string, id: number) => `${name} (${id}), undone`,
  named: (name: string, id: number) => `${name} (${id})`,
  undoneAlready: 'Somebody else has undone this merge already',
  mergedOn: (name: string, into: string) =>
    `${name} was merged into ${into} since: undo that first`,
  keptIsDeleted: (name: string) => `${name} is deleted: its details stay as they are`,
  representeeChanged: (id: number) => `Representation ${id} names another representee by now`,
  agentsChanged: (id: number) => `Representation ${id} names other agents by now`,
  contactLeft: (name: string) => `${name} belongs to another organisation by now`,
  fieldChanged: (label: string) => `${label} was changed since and stays`,
  organisationGone: 'The organisation before is deleted: the present one stays',
  otherMain: (name: string) => `${name} is not the main contact again: another one is by now`,
} as const;
