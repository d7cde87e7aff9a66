import type { LinkPlace } from '../../../forms/rich-text/link-places.ts';
import { calledOf } from '../blocks/block-editors.tsx';
import type { SectionPlan } from './draft/layout.ts';

const MAX_LABEL = 90;

/** Titled sections, and blocks that have a name, with the numbers of their sections, to which a document's own links may lead. */
export const linkPlaces = (plans: readonly SectionPlan[]): LinkPlace[] =>
  plans.flatMap(({ section: { id, title }, number, rows }) => [
    ...(title.trim() === '' ? [] : [{ id, label: `${number} ${title.trim()}` }]),
    ...rows.flat().flatMap((block) => {
      const name = calledOf(block)?.slice(0, MAX_LABEL);
      return name === undefined ? [] : [{ id: block.id, label: `${number} ${name}`.trim() }];
    }),
  ]);
