/** What people read of those around a site; history and mail say the same. */
export const peopleMessages = {
  nameRequired: 'Please enter a name',
  tooLong: (most: number) => `At most ${most} characters`,
  tooMany: (most: number) => `A site has at most ${most} of them`,
  notRemoved: 'Nobody with that id was removed from this site',
  notStaff: 'Choose a member of the council’s staff',
  kind: { contact: 'Contact', agent: 'Agent' },
  assignee: 'Assignee',
  dictionaryTag: 'Data dictionary tag',
  added: (what: string) => `${what} added`,
  removed: (what: string) => `${what} removed`,
  changed: (what: string) => `${what} changed`,
  assigned: (name: string) => `${name} assigned`,
  unassigned: (name: string) => `${name} no longer assigned`,
  assignedLabel: (site: string) => `You are assigned to ${site}`,
  assignedBy: (name: string) => `Assigned by ${name}`,
} as const;
