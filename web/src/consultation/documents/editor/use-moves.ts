import { useMemo, useRef } from 'react';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import {
  type PlaceInSection,
  type MoveDirection,
  moveBlock,
  placeTowards,
  removeBlock,
  whereIs,
} from './draft/block-moves.ts';
import { useDocumentEditing } from './draft/builder-context.tsx';
import type { SectionPlan } from './draft/layout.ts';
import { sectionPlans } from './draft/layout.ts';
import { moveSection, sectionTowards } from './draft/section-moves.ts';
import { builderMessages as messages } from './messages.ts';
import { showToast } from '../../../ui/toast-store.ts';

export const gripOf = (id: string) => `grip-${id}`;

/** What moves, copies and deletes; the same functions while the document changes. */
export interface Moves {
  block: (id: string, direction: MoveDirection) => void;
  blockTo: (id: string, place: PlaceInSection) => void;
  duplicate: (id: string, type: string) => void;
  deleteBlock: (id: string, type: string) => void;
  section: (id: string, direction: MoveDirection) => void;
  deleteSection: (id: string) => void;
  showSection: (id: string, kind: 'section' | 'carousel') => void;
  addSection: (parentId: string | null, at: number) => void;
}

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
    const blockTo = (id: string, place: PlaceInSection | undefined) => {
      const changes = place ? moveBlock(now().plans, id, place) : [];
      if (changes.length === 0) return work.say(messages.noFurther);
      view.want(gripOf(id));
      void work.change(messages.steps.moveBlock, changes);
      const there = whereIs(now().plans, id);
      if (there) work.say(messages.moved(there.place, there.of, there.number));
    };
    const section = (id: string, direction: MoveDirection) => {
      const { draft: before, plans: shown } = now();
      const place = sectionTowards(shown, id, direction);
      const changes = place ? moveSection(before, shown, id, place) : [];
      if (changes.length === 0) return work.say(messages.noFurther);
      view.want(gripOf(id));
      void work.change(messages.steps.moveSection, changes);
      const after = now().plans;
      const there = after.find((plan) => plan.section.id === id);
      if (!there) return;
      const { parentId } = there.section;
      const count = after.filter((plan) => plan.section.parentId === parentId).length;
      const parent = after.find((plan) => plan.section.id === parentId);
      work.say(
        `${messages.sectionMoved(there.at + 1, count, parent?.number ?? '')}. ${messages.numbered(there.number)}`,
      );
    };
    const deletes = async (
      label: string,
      title: string,
      changes: Parameters<typeof work.change>[1],
    ) => {
      const step = await work.change(label, changes);
      if (!step) return;
      const action = { label: messages.undo, run: () => work.undoStep(step) };
      showToast({ kind: 'info', title, action });
    };
    return {
      block: (id, direction) => blockTo(id, placeTowards(now().plans, id, direction)),
      blockTo,
      duplicate: (id, type) => void duplicate(id, type),
      deleteBlock: (id, type) => {
        view.edit(undefined);
        const there = whereIs(now().plans, id);
        if (there) view.want(`section-${there.sectionId}`);
        const changes = removeBlock(now().plans, id);
        void deletes(messages.steps.deleteBlock, messages.blockDeleted(type), changes);
      },
      section,
      deleteSection: (id) => {
        const number = now().plans.find((plan) => plan.section.id === id)?.number ?? '';
        view.want('document-title');
        void deletes(messages.steps.deleteSection, messages.sectionDeleted(number), [
          { of: 'section', id, patch: { isDeleted: true } },
        ]);
      },
      showSection: (id, kind) => {
        void work.change(messages.steps.showSection, [{ of: 'section', id, patch: { kind } }]);
        work.say(kind === 'carousel' ? messages.makeCarousel : messages.endCarousel);
      },
      addSection: (parentId, at) => void addSection(parentId, at),
    };

    async function duplicate(id: string, type: string) {
      const block = now().draft.blocks.find((each) => each.id === id);
      const there = whereIs(now().plans, id);
      if (!block || !there) return;
      const plan = now().plans.find(({ section: each }) => each.id === block.sectionId);
      // After its row: a full row takes no more.
      const row = plan?.rows.findIndex((each) => each.includes(block)) ?? 0;
      const position = plan?.rows.slice(0, row + 1).flat().length ?? 0;
      const added = await work.addBlock(messages.steps.duplicate, {
        sectionId: block.sectionId,
        position,
        isBeside: false,
        type: block.type,
        content: withOwnIds(block.content),
      });
      if (!added) return;
      view.want(gripOf(added.id));
      work.say(messages.blockAdded(type, position + 1, there.number));
    }

    async function addSection(parentId: string | null, at: number) {
      const hasHero = now().draft.sections.some(({ kind }) => kind === 'hero');
      const position = at + (parentId === null && hasHero ? 1 : 0);
      const input = { title: '', parentId, position };
      const added = await work.addSection(messages.steps.addSection, input);
      if (!added) return;
      view.want(`section-${added.id}-title`);
      work.say(messages.sectionAdded);
    }
  }, [work, view]);
}

/** A copied question asks anew: the questions within it are others, as answers go by their ids. */
function withOwnIds(content: Record<string, unknown>): Record<string, unknown> {
  const { questions } = content;
  if (!Array.isArray(questions)) return content;
  const own = (questions as object[]).map((each) => ({ ...each, id: crypto.randomUUID() }));
  return { ...content, questions: own };
}
