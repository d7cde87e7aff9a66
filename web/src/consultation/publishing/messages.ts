import type { PublicationStep } from '@contract/consultation/publishing/contract.ts';

/** What people read where representations are published. */
export const publicationPanelMessages = {
  title: 'Publication',
  loadFailed: 'Failed to load the publication',
  notPublished: 'Not published.',
  state: {
    'Waiting for approval': 'Waiting for another officer to approve it.',
    Approved: 'Approved, and not published yet.',
    Published: 'Published.',
  } as Record<string, string>,
  askedBy: (name: string) => `Asked for by ${name}.`,
  approvedBy: (name: string) => `Approved by ${name}.`,
  edition: (edition: number, day: string) => `The public reads edition ${edition} of ${day}.`,
  outdatedBadge: 'Outdated',
  outdated: 'What the public reads differs from the text, name or response now. Publish it again.',
  publicPage: 'Open the public page',
  steps: {
    ask: 'Ask for approval',
    approve: 'Approve',
    publish: 'Publish',
    withdraw: 'Withdraw',
  } satisfies Record<PublicationStep, string>,
  taken: {
    ask: (count: number) => told(count, 'now waits for approval', 'now wait for approval'),
    approve: (count: number) => told(count, 'approved', 'approved'),
    publish: (count: number) => told(count, 'published', 'published'),
    withdraw: (count: number) => told(count, 'withdrawn', 'withdrawn'),
  } satisfies Record<PublicationStep, (count: number) => string>,
  running: (done: number, total: number) =>
    `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} representations done`,
  refused: (count: number, why: string) => `${count} not: ${why}`,
  failed: 'Failed to change the publication',
  withdrawTitle: (count: number) =>
    count === 1 ? 'Withdraw representation' : `Withdraw ${count} representations`,
  withdrawQuestion:
    'The public cannot read it any more, and addresses that lead to it end nowhere.',
  cancel: 'Cancel',
} as const;

const told = (count: number, one: string, many: string) =>
  count === 1 ? `Representation ${one}` : `${count} representations ${many}`;
