import type { RedactionType } from './text-nodes.ts';

/** What people read about the text of a representation. */
export const textMessages = {
  notAText: 'This text holds something that cannot be kept',
  text: 'Text',
  version: (version: number) => `Version ${version}`,
  picture: '[Picture]',
  /** What stands in place of redacted words, whatever they were and however many. */
  redacted: (type: RedactionType) => `<Redacted ${type}>`,
  approvalLapsed: 'Approval to publish lapsed: the text was changed',
  checked: 'Checked for personal details',
  yes: 'Yes',
  withdrawnHidden: 'Withdrawn: the public could read words that are redacted now',
  publication: 'Publication',
  subRepresentation: 'Sub-representation',
  assignees: 'Assigned to',
  nobody: 'Nobody',
  deleted: 'Deleted',
  restored: 'Restored',
  unknownAccount: 'There is no such officer',
  unknownTopic: 'There is no such topic',
} as const;
