import { islandMessages as messages } from '../messages.ts';
import type { Visitor } from '../who-is-here.ts';

export interface OwnPage {
  words: string;
  href: string;
}

/** The pages that consultation users have of a document, in the order of the menu; those that are built. */
export function ownPages(
  { provider }: Pick<Visitor, 'provider'>,
  id: string | undefined,
): OwnPage[] {
  if (provider !== 'firebase-auth' || id === undefined) return [];
  const document = `/p/document/${id}`;
  return [
    { words: messages.document, href: document },
    { words: messages.attachments, href: `${document}/attachments` },
    { words: messages.myResponses, href: `${document}/my-responses` },
    { words: messages.preferences, href: `${document}/preferences` },
  ];
}
