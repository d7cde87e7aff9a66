const ID = /^\d{1,15}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface ContinueLink {
  /** The question's place in the document. */
  place: string;
  questionId: string;
  /** The site that was commented on; null: none was. */
  siteId: number | null;
  /** To whom the link was sent. */
  email: string;
  /** On whose behalf they answered. */
  clientId: string | undefined;
}

/** What a link back to a question says, behind its '#'; undefined for one that is not whole, or not ours. */
export function readContinueLink(documentId: string, hash: string): ContinueLink | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const [question, email] = [parts.get('question') ?? '', parts.get('email') ?? ''];
  if (!ID.test(documentId) || !UUID.test(question) || email === '') return undefined;
  const site = parts.get('site') ?? '';
  return {
    questionId: question,
    siteId: ID.test(site) ? Number(site) : null,
    place: `/p/document/${documentId}#${question}`,
    email,
    clientId: parts.get('client') ?? undefined,
  };
}
