import {
  type MoveDirection,
  moveBlock,
  type PlaceInSection,
  placeTowards,
  removeBlock,
  whereIs,
} from './draft/block-moves.ts';
import { deleteStep, gripOf, type DraftStepContext } from './builder-step.ts';
import { builderMessages as messages } from './messages.ts';

/** Moving, copying and deleting blocks; the focus stays with what was moved. */
export function blockSteps({ work, view, now }: DraftStepContext) {
  const blockTo = (id: string, place: PlaceInSection | undefined) => {
    const changes = place ? moveBlock(now().plans, id, place) : [];
    if (changes.length === 0) return work.say(messages.noFurther);
    view.want(gripOf(id));
    void work.change(messages.steps.moveBlock, changes);
    const there = whereIs(now().plans, id);
    if (there) work.say(messages.moved(there.place, there.of, there.number));
  };
  return {
    block: (id: string, direction: MoveDirection) =>
      blockTo(id, placeTowards(now().plans, id, direction)),
    blockTo,
    duplicate: (id: string, type: string) => void duplicateBlock({ work, view, now }, id, type),
    deleteBlock: (id: string, type: string) => {
      view.edit(undefined);
      const there = whereIs(now().plans, id);
      if (there) view.want(`section-${there.sectionId}`);
      const said = { label: messages.steps.deleteBlock, title: messages.blockDeleted(type) };
      void deleteStep({ work }, said, removeBlock(now().plans, id));
    },
  };
}

async function duplicateBlock({ work, view, now }: DraftStepContext, id: string, type: string) {
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

/** A copied question asks anew: the questions within it are others, as answers go by their ids. */
function withOwnIds(content: Record<string, unknown>): Record<string, unknown> {
  const { questions } = content;
  if (!Array.isArray(questions)) return content;
  const own = (questions as object[]).map((each) => ({ ...each, id: crypto.randomUUID() }));
  return { ...content, questions: own };
}
