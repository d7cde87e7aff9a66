import type { TableWords } from '../../records/record-table/tabled-records.ts';

/** What people read on the table of representations. */
export const representationTableWords: TableWords = {
  title: 'Representations',
  label: 'Representations found, as a table',
  count: (n) => `${n} representations found`,
  one: '1 representation found',
  failed: 'Failed to load representations',
  none: 'No representations found',
  noneHint: 'Take a filter away to find more.',
  nothingYet: 'Register the first with “New representation”.',
  searchWords: 'Search representations',
  group: (value) => `Representations with ${value}`,
};

/** What people read on a representation's drawer, and in the flow that registers one. */
export const representationPanelMessages = {
  soughtIn: 'Representee or text',
  reference: 'Reference',
  parts: 'Sub-representations',
  nobody: 'No representee',
  title: (id: number) => `Representation ${id}`,
  save: 'Save representation',
  submit: 'Search representations',
  saved: 'Representation saved',
  withdrawn: 'The public reads it no longer',
  loadFailed: 'Failed to load representations',
  lookupsFailed: 'Failed to load what can be chosen',
  openEditor: 'Open the editor',
  readText: 'Read the text',
  duplicate: 'Duplicate',
  duplicateFailed: 'Failed to duplicate representations',
  duplicated: (id: number) => `Duplicated as representation ${id}`,
  statusFailed: 'Failed to update status',
  statusOf: 'Update status',
  statusUpdated: (count: number, status: string) =>
    count === 1
      ? `1 representation is now ${status}`
      : `${count} representations are now ${status}`,
  fieldOf: 'Change a field',
  fieldFailed: 'Failed to change the field',
  fieldTitle: (label: string) => `Change ${label}`,
  fieldGiven: (count: number, label: string) =>
    count === 1
      ? `${label} of 1 representation changed`
      : `${label} of ${count} representations changed`,
  giveField: (count: number) =>
    count === 1
      ? 'Change 1 representation'
      : `Change ${count.toLocaleString('en-GB')} representations`,
  emptyIt: 'Empty this field',
  emptyField: (count: number) =>
    count === 1
      ? 'Empty it in 1 representation'
      : `Empty it in ${count.toLocaleString('en-GB')} representations`,
  reasonTitle: (status: string) => `Why “${status}”?`,
  reasonLead:
    'The response gives this status by itself. Given by hand, the history keeps the reason.',
  reason: 'Reason',
  giveStatus: 'Update status',
  cancel: 'Cancel',
  updating: (done: number, total: number) =>
    `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} representations updated`,
  deleteFailed: 'Failed to delete representations',
  changeRepresentee: 'Change representee',
  changeAgents: 'Change agents',
  representeeFailed: 'Failed to change the representee',
  agentsFailed: 'Failed to change the agents',
  delete: 'Delete representation',
  deleteTitle: (count: number) =>
    count === 1 ? 'Delete representation' : `Delete ${count} representations`,
  deleteQuestion: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this representation?'
      : `Are you sure you want to delete these ${count} representations?`,
  deleted: (count: number) =>
    count === 1 ? 'Representation deleted' : `${count} representations deleted`,
  restored: (count: number) =>
    count === 1 ? 'Representation restored' : `${count} representations restored`,
  choose: 'Choose one',
  policyHint: 'The part of the plan that it is about, as the plan names it',
  nobodyAsked: 'Nobody has asked yet',
  notAcknowledged: 'Not acknowledged yet',
  text: 'What it says',
  textHint: 'Word for word. It is kept as it is typed here and never changed afterwards.',
  noText: 'Nothing was written down of its text.',
  unchecked: 'Not yet checked for personal details',
  uncheckedCount: (count: number) => `Not yet checked (${count.toLocaleString('en-GB')})`,
  uncheckedHint:
    'Only people who may read originals see what it says, until one of them has looked it over.',
  check: 'Mark as checked',
  checkFailed: 'Failed to mark as checked',
  checked: (count: number) =>
    count === 1
      ? '1 representation marked as checked'
      : `${count} representations marked as checked`,
  checking: (done: number, total: number) =>
    `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} representations marked as checked`,
  checkedAlready: 'They were checked already',
  late: 'Received after the consultation closed',
  representee: 'Representee',
  agents: 'Agents',
  noAgents: 'No agent acted for them.',
  primary: 'Primary contact',

  newRepresentation: 'New representation',
  registeredAs: (id: number) => `Registered as ${id}`,
  openRegistered: 'Open it',
  register: 'Create representation',
  withoutRepresentee: 'Go on without a representee',
  madeBy: (name: string) => `Made by ${name}`,
  madeByNobody: 'Nobody is named as its representee yet; that can be done later.',
  representeeUnknown: 'Failed to load the representee',
  who: 'Contact or organisation',
  agentDetails: 'Agent details',
  correspondence: 'Correspondence',
  whoMade: 'Who made it?',
  contact: 'Contact',
  organisation: 'Organisation',
  newContact: 'New contact',
  newOrganisation: 'New organisation',
  agentHint: 'Leave this empty if nobody acted for them.',
  addAgent: 'Find an agent',
  removeAgent: (name: string) => `Remove ${name}`,
  primaryAgent: 'Whom to ask first',
  noEvents: 'There is no consultation yet',
  noEventsHint: 'A representation belongs to a consultation. Add one, then go on here.',
  addConsultation: 'Add a consultation',
} as const;
