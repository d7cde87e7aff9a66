import type { Tx } from '../../../platform/db.ts';
import type { DraftedDocument } from '../../ground/documents/make-edition.ts';
import type { DraftLink } from '../contract/links.ts';
import type { DocumentFinding } from '../contract/publishing.ts';
import { ofBlock } from '../faults.ts';
import { linkMessages as messages } from '../messages.ts';
import { findAskedLinks } from '../queries/links.ts';
import { outsideLinks } from './outside-links.ts';

const GONE = new Set([404, 410]);
const isThere = (status: number | null) => status !== null && status < 400;

/** Links of a draft to other hosts, each address once, and what is to be said of those that were asked. */
export async function findOutsideLinks(
  tx: Tx,
  draft: DraftedDocument,
  place: { shortName: string; documentId: number },
): Promise<{ links: DraftLink[]; findings: DocumentFinding[] }> {
  const found = outsideLinks(draft, place);
  const known = await findAskedLinks(tx, place.documentId);
  const addresses = [...new Set(found.map(({ asked }) => asked))];
  const links = addresses.map((address): DraftLink => {
    const answer = known.get(address);
    return {
      address,
      askedAt: answer?.askedAt ?? null,
      isThere: answer === undefined ? null : isThere(answer.status),
    };
  });
  const findings = found.flatMap(({ block, field, words, asked }) => {
    const answer = known.get(asked);
    if (!answer || isThere(answer.status)) return [];
    const { status, failed } = answer;
    const why = failed === null ? messages.answered(status ?? 0) : messages.whyNot[failed];
    const message = GONE.has(status ?? 0)
      ? messages.gone(words, asked, status ?? 0)
      : messages.unreachable(asked, why);
    return [ofBlock(block, { field, message }, false)];
  });
  return { links, findings };
}
