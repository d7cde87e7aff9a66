import type { DocumentFinding } from '@contract/consultation/documents/contract/publishing.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { blockEditors } from '../blocks/block-editors.tsx';
import type { SectionPlan } from '../editor/draft/layout.ts';
import { publishMessages as messages } from './messages.ts';

interface FindingLineProps {
  finding: DocumentFinding;
  plans: readonly SectionPlan[];
  goTo: (finding: DocumentFinding) => void;
  /** Where the draft can be written: what mends it at once. */
  children?: ReactNode;
}

/** Something about a draft, which leads to its place. */
export function FindingLine({ finding, plans, goTo, children }: FindingLineProps) {
  const { message, isFault } = finding;
  return (
    <li>
      <Line type="button" onClick={() => goTo(finding)}>
        <chakra.span color={isFault ? 'fg.error' : 'fg.info'} pt="0.5">
          {isFault ? <CircleAlert size={16} aria-hidden /> : <Lightbulb size={16} aria-hidden />}
        </chakra.span>
        <chakra.span minW="0">
          {message}
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {placeOf(finding, plans)}
          </chakra.span>
        </chakra.span>
      </Line>
      {children}
    </li>
  );
}

/** 'Section 2.1 Housing, Question'. */
function placeOf({ blockId, sectionId }: DocumentFinding, plans: readonly SectionPlan[]): string {
  const isHere = ({ section, rows }: SectionPlan) =>
    section.id === sectionId || rows.flat().some(({ id }) => id === blockId);
  const plan = plans.find(isHere);
  if (!plan) return messages.theDocument;
  const block = plan.rows.flat().find(({ id }) => id === blockId);
  const section = messages.inSection(plan.number, plan.section.title);
  return block ? `${section}, ${blockEditors[block.type].label}` : section;
}

const Line = chakra('button', {
  base: {
    display: 'flex',
    gap: '2',
    w: 'full',
    px: '2',
    py: '2',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
  },
});
