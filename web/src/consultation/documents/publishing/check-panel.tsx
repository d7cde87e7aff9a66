import { checkDocument } from '@calls/consultation/documents/contract/publishing.ts';
import type { DocumentFinding } from '@contract/consultation/documents/contract/publishing.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Drawer } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { useDocumentEditing } from '../editor/draft/builder-context.tsx';
import type { SectionPlan } from '../editor/draft/layout.ts';
import { FindingLine } from './finding-line.tsx';
import { KeepOption } from './keep-option-button.tsx';
import { LinkCheck } from './link-check.tsx';
import { publishMessages as messages } from './messages.ts';

interface CheckPanelProps {
  documentId: number;
  plans: readonly SectionPlan[];
  goTo: (finding: DocumentFinding) => void;
  close: () => void;
}

/** What stands in the way of publishing, then what could be better; each line leads to its place. */
export function CheckPanel({ documentId, plans, goTo, close }: CheckPanelProps) {
  const { mayWrite } = useDocumentEditing();
  const query = useEndpoint(checkDocument, { id: documentId });
  return (
    <Drawer title={messages.checkTitle} onClose={close}>
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={6} height="8" />}
        failed={messages.checkFailed}
      >
        {({ findings, links }) => {
          const faults = findings.filter(({ isFault }) => isFault);
          const ofAnswers = findings.filter(({ isOfAnswers }) => isOfAnswers);
          const advice = findings.filter((each) => !each.isFault && !each.isOfAnswers);
          return (
            <chakra.div display="grid" gap="6">
              {faults.length > 0 ? (
                <Group title={messages.faults(faults.length)} hint={messages.faultsHint}>
                  {faults.map((finding, at) => (
                    <FindingLine key={at} finding={finding} plans={plans} goTo={goTo} />
                  ))}
                </Group>
              ) : (
                <Empty kind="done" title={messages.allWell}>
                  {advice.length + ofAnswers.length === 0 && messages.allWellHint}
                </Empty>
              )}
              {ofAnswers.length > 0 && (
                <Group title={messages.ofAnswers} hint={messages.ofAnswersHint}>
                  {ofAnswers.map((finding, at) => (
                    <FindingLine key={at} finding={finding} plans={plans} goTo={goTo}>
                      {mayWrite && finding.reworded && finding.blockId !== null && (
                        <KeepOption
                          blockId={finding.blockId}
                          reworded={finding.reworded}
                          onKept={() => void query.refetch()}
                        />
                      )}
                    </FindingLine>
                  ))}
                </Group>
              )}
              {advice.length > 0 && (
                <Group title={messages.advice(advice.length)}>
                  {advice.map((finding, at) => (
                    <FindingLine key={at} finding={finding} plans={plans} goTo={goTo} />
                  ))}
                </Group>
              )}
              {links.length > 0 && (
                <LinkCheck documentId={documentId} links={links} mayWrite={mayWrite} />
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
