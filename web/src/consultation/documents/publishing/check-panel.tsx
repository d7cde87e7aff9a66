import { checkDocument } from '@calls/consultation/documents/contract/publishing.ts';
import type { DocumentFinding } from '@contract/consultation/documents/contract/publishing.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Drawer } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { blockEditors } from '../blocks/block-editors.tsx';
import type { SectionPlan } from '../editor/draft/layout.ts';
import { publishMessages as messages } from './messages.ts';

interface CheckPanelProps {
  documentId: number;
  plans: readonly SectionPlan[];
  goTo: (finding: DocumentFinding) => void;
  close: () => void;
}

/** What stands in the way of publishing, then what could be better; each line leads to its place. */
export function CheckPanel({ documentId, plans, goTo, close }: CheckPanelProps) {
  const query = useEndpoint(checkDocument, { id: documentId });
  return (
    <Drawer title={messages.checkTitle} onClose={close}>
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={6} height="8" />}
        failed={messages.checkFailed}
      >
        {({ findings }) => {
          const faults = findings.filter(({ isFault }) => isFault);
          const advice = findings.filter(({ isFault }) => !isFault);
          return (
            <chakra.div display="grid" gap="6">
              {faults.length > 0 ? (
                <Group title={messages.faults(faults.length)} hint={messages.faultsHint}>
                  {faults.map((finding, at) => (
                    <FindingLine key={at} finding={finding} plans={plans} goTo={goTo} />
                  ))}
                </Group>
              ) : (
                <EmptyState
                  icon={
                    <chakra.span color="fg.success">
                      <CircleCheck size={20} />
                    </chakra.span>
                  }
                  title={messages.allWell}
                >
                  {advice.length === 0 && messages.allWellHint}
                </EmptyState>
              )}
              {advice.length > 0 && (
                <Group title={messages.advice(advice.length)}>
                  {advice.map((finding, at) => (
                    <FindingLine key={at} finding={finding} plans={plans} goTo={goTo} />
                  ))}
                </Group>
              )}
            </chakra.div>
          );
        }}
      </Loaded>
    </Drawer>
  );
}

const Group = (props: { title: string; hint?: string; children: ReactNode }) => (
  <section>
    <chakra.h3 textStyle="headingSm">{props.title}</chakra.h3>
    {props.hint && <chakra.p color="fg.muted">{props.hint}</chakra.p>}
    <chakra.ul mt="2" mx="-2">
      {props.children}
    </chakra.ul>
  </section>
);

interface FindingLineProps {
  finding: DocumentFinding;
  plans: readonly SectionPlan[];
  goTo: (finding: DocumentFinding) => void;
}

function FindingLine({ finding, plans, goTo }: FindingLineProps) {
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
