import type { MoveDirection } from './draft/block-moves.ts';
import { moveSection, sectionTowards } from './draft/section-moves.ts';
import { deleteStep, gripOf, type DraftStepContext } from './builder-step.ts';
import { builderMessages as messages } from './messages.ts';

/** Moving, adding, showing and deleting sections; the focus stays with what was moved. */
export function sectionSteps({ work, view, now }: DraftStepContext) {
  return {
    section: (id: string, direction: MoveDirection) => {
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
    },
    deleteSection: (id: string) => {
      const number = now().plans.find((plan) => plan.section.id === id)?.number ?? '';
      view.want('document-title');
      const said = { label: messages.steps.deleteSection, title: messages.sectionDeleted(number) };
      void deleteStep({ work }, said, [{ of: 'section', id, patch: { isDeleted: true } }]);
    },
    showSection: (id: string, kind: 'section' | 'carousel') => {
      void work.change(messages.steps.showSection, [{ of: 'section', id, patch: { kind } }]);
      work.say(kind === 'carousel' ? messages.makeCarousel : messages.endCarousel);
    },
    addSection: (parentId: string | null, at: number) =>
      void addSection({ work, view, now }, parentId, at),
  };
}

async function addSection(
  { work, view, now }: DraftStepContext,
  parentId: string | null,
  at: number,
) {
  const hasHero = now().draft.sections.some(({ kind }) => kind === 'hero');
  const position = at + (parentId === null && hasHero ? 1 : 0);
  const input = { title: '', parentId, position };
  const added = await work.addSection(messages.steps.addSection, input);
  if (!added) return;
  view.want(`section-${added.id}-title`);
  work.say(messages.sectionAdded);
}
