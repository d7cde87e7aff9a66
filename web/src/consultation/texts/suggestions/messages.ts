import type { RedactionType } from '@contract/consultation/ground/texts/text-nodes.ts';

const KINDS: Record<RedactionType, string> = {
  name: 'Names',
  'telephone number': 'Telephone numbers',
  'email address': 'Email addresses',
  address: 'Addresses',
  other: 'Other',
};

/** What people read where rules propose what to redact. */
export const suggestionMessages = {
  propose: 'Propose redactions',
  title: 'Proposed redactions',
  hint: 'Found by rules, which miss some and mistake some. Nothing is redacted until you accept it.',
  failed: 'Failed to look for personal details',
  none: 'Nothing more was found.',
  kinds: KINDS,
  accept: 'Accept',
  acceptOne: (quote: string) => `Accept ${quote}`,
  acceptAll: (kind: RedactionType, count: number) =>
    `Accept all ${KINDS[kind].toLowerCase()} (${count})`,
  dismiss: (quote: string) => `Dismiss ${quote}`,
  showOne: (quote: string) => `Show ${quote}`,
  accepted: (count: number) => (count === 1 ? '1 passage redacted' : `${count} passages redacted`),
  close: 'Close the proposals',
} as const;
