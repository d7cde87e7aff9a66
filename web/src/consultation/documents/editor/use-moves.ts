import { useMemo, useRef } from 'react';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { blockSteps } from './block-steps.ts';
import { useDocumentEditing } from './draft/builder-context.tsx';
import { type SectionPlan, sectionPlans } from './draft/layout.ts';
import { sectionSteps } from './section-steps.ts';

/** What moves, copies and deletes; the same functions while the document changes. */
export type Moves = ReturnType<typeof blockSteps> & ReturnType<typeof sectionSteps>;

/** Moves by handle and by menu, said in the live region; the focus stays with what was moved. */
export function useMoves(draft: DraftDocument, plans: readonly SectionPlan[]): Moves {
  const { work, view } = useDocumentEditing();
  const latest = useRef({ draft, plans });
  latest.current = { draft, plans };
  return useMemo(() => {
    const now = () => {
      const current = work.now();
      return current ? { draft: current, plans: sectionPlans(current) } : latest.current;
    };
    const at = { work, view, now };
    return { ...blockSteps(at), ...sectionSteps(at) };
  }, [work, view, latest]);
}
