import type { Tx } from '../../../platform/db.ts';
import { marksOf } from '../../ground/texts/marks-of.ts';
import { plainText } from '../../ground/texts/plain-text.ts';
import { publicDocument } from '../../ground/texts/public-document.ts';
import {
  findSitesThere,
  findTopicsNamed,
  insertMarkedTexts,
  insertSubRepresentations,
} from '../queries/registered-parts.ts';
import type { RegisteredPart } from './parts-of-answers.ts';
import { registeredDocument } from './registered-text.ts';

/** Most of a part's comment. */
const MAX_COMMENT = 2000;

/** A representation that was just registered of somebody's answers. */
interface RegisteredAnswer {
  representationId: number;
  opening: readonly string[];
  parts: readonly RegisteredPart[];
}

/**
 * Gives each representation a part for each question that it answers, with marks in its text: of the part, of the
 * topics of the section in which it is asked and of the site that it is about.
 */
export async function markParts(
  tx: Tx,
  registered: readonly RegisteredAnswer[],
  accountId: number | null,
): Promise<void> {
  const all = registered.flatMap(({ parts }) => parts);
  if (all.length === 0) return;
  const topics = await findTopicsNamed(tx, [...new Set(all.flatMap((part) => part.topics))]);
  const there = await findSitesThere(tx, [...new Set(all.flatMap(({ site }) => site?.id ?? []))]);
  const ids = await insertSubRepresentations(
    tx,
    registered.flatMap(({ representationId, parts }) =>
      parts.map(({ head, site }, at) => ({
        representationId,
        sequentialId: at + 1,
        comment: [head, site?.name].filter(Boolean).join(' · ').slice(0, MAX_COMMENT),
      })),
    ),
  );
  const next = ids.values();
  const texts = registered.map(({ representationId, opening, parts }) => {
    const document = registeredDocument(opening, parts, ({ topics: names, site }) => ({
      subRepId: next.next().value ?? 0,
      topicIds: names.flatMap((name) => topics.get(name) ?? []),
      siteId: site && there.has(site.id) ? site.id : null,
    }));
    const shown = publicDocument(document);
    return {
      representationId,
      document,
      shown,
      plain: plainText(shown),
      marks: marksOf(document),
    };
  });
  await insertMarkedTexts(tx, texts, accountId);
}
