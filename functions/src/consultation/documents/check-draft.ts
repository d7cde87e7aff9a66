import type { Tx } from '../../platform/db.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { adviceOnLetters } from './advice-on-letters.ts';
import { adviceOnAsked } from './advice-on-asked.ts';
import { adviceOnWording } from './advice-on-wording.ts';
import { findAdvice } from './advice.ts';
import { withCounts } from './charts/with-counts.ts';
import type { DraftLink } from './contract/links.ts';
import type { DocumentFinding } from './contract/publishing.ts';
import { countSubmittedAnswers, findAnswered } from '../ground/documents/queries/given-answers.ts';
import type { DraftedDocument } from '../ground/documents/make-edition.ts';
import { draftedOf } from './drafted.ts';
import { findFaults } from './faults.ts';
import { findShown } from './shown.ts';
import { findOutsideLinks } from './links/outside-findings.ts';
import { findDeadOwnLinks } from './links/own-findings.ts';
import { findOpenEdition } from './queries/published.ts';
import { readWhole } from './read-draft.ts';

interface CheckedDraft {
  draft: DraftedDocument;
  /** What stands before what is said of letters, and after it. */
  before: DocumentFinding[];
  after: DocumentFinding[];
  links: DraftLink[];
}

/**
 * What keeps a draft from being published, then what becomes of answers, then what could be better, then its links that lead nowhere; and where it
 * leads on other hosts. No transaction waits for the fonts. Throws not-found.
 */
export async function checkDraft(
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  tenant: Pick<Tenant, 'shortName' | 'record'>,
  id: number,
): Promise<{ findings: DocumentFinding[]; links: DraftLink[] }> {
  const { draft, before, after, links } = await inTenant((tx) => checkStored(tx, tenant, id));
  return { findings: [...before, ...(await adviceOnLetters(draft)), ...after], links };
}

async function checkStored(
  tx: Tx,
  tenant: Pick<Tenant, 'shortName' | 'record'>,
  id: number,
): Promise<CheckedDraft> {
  const whole = await readWhole(tx, id);
  const draft = await withCounts(tx, tenant, draftedOf(whole));
  const shown = await findShown(tx, id, draft.blocks);
  const place = { shortName: tenant.shortName, documentId: id };
  const outside = await findOutsideLinks(tx, draft, place);
  return {
    draft,
    before: [
      ...findFaults(draft, shown),
      ...(await ofAnswers(tx, id, draft)),
      ...findAdvice(draft, whole.consultation?.state ?? null, shown),
    ],
    after: [
      ...(await findDeadOwnLinks(tx, draft, { ...place, attachments: shown.attachments })),
      ...outside.findings,
    ],
    links: outside.links,
  };
}

/**
 * What becomes of answers: which words of the latest edition that people answered are changed, and what is asked
 * otherwise than in the edition that they answer at this moment, by whichever consultation it was published with.
 */
async function ofAnswers(tx: Tx, id: number, draft: DraftedDocument): Promise<DocumentFinding[]> {
  const answered = await findAnswered(tx, id);
  const now = await findOpenEdition(tx, id);
  return [
    ...(answered && answered.editions.length > 0
      ? adviceOnWording(draft, answered, await countSubmittedAnswers(tx, id))
      : []),
    ...(now ? adviceOnAsked(draft, now) : []),
  ];
}
