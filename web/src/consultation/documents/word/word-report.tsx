import type { DocumentFinding } from '@contract/consultation/documents/contract/publishing.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import type { SectionPlan } from '../editor/draft/layout.ts';
import { londonWords } from '../../../ui/london-words.ts';
import { FindingLine } from '../publishing/finding-line.tsx';
import { isStructureName } from '../structure/is-structure-name.ts';
import { structureStartMessages } from '../structure/messages.ts';
import { wordStartMessages as messages } from './messages.ts';
import { useWordReport } from './use-word-report.ts';

interface WordReportProps {
  documentId: number;
  plans: readonly SectionPlan[];
  goTo: (finding: DocumentFinding) => void;
  close: () => void;
}

/** What did not come over from a Word file, each with its place, to which it leads. */
export function WordReport({ documentId, plans, goTo, close }: WordReportProps) {
  const query = useWordReport(documentId);
  const isStructure = isStructureName(query.data?.report?.fileName ?? '');
  return (
    <Drawer title={isStructure ? structureStartMessages.report : messages.report} onClose={close}>
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={6} height="8" />}
        failed={messages.reportFailed}
        isEmpty={({ report }) => report === null}
        empty={<Empty kind="nothing" title={messages.none} />}
      >
        {({ report }) =>
          report && (
            <chakra.div display="grid" gap="6">
              <chakra.p color="fg.muted" overflowWrap="anywhere">
                {messages.taken(report.fileName, londonWords(report.takenAt), report.takenBy)}
              </chakra.p>
              {report.losses.length === 0 ? (
                <Empty
                  kind="done"
                  title={isStructure ? structureStartMessages.nothing : messages.allCame}
                >
                  {isStructure ? structureStartMessages.nothingHint : messages.allCameHint}
                </Empty>
              ) : (
                <section>
                  <chakra.h3 textStyle="headingSm">
                    {messages.losses(report.losses.length)}
                  </chakra.h3>
                  <chakra.p color="fg.muted">
                    {isStructure ? structureStartMessages.hint : messages.lossesHint}
                  </chakra.p>
                  <chakra.ul mt="2" mx="-2">
                    {report.losses.map((loss, at) => (
                      <FindingLine
                        key={at}
                        finding={{ ...loss, field: '', isFault: false }}
                        plans={plans}
                        goTo={goTo}
                      />
                    ))}
                  </chakra.ul>
                </section>
              )}
              <div>
                <Button onClick={close}>{messages.toDraft}</Button>
              </div>
            </chakra.div>
          )
        }
      </Loaded>
    </Drawer>
  );
}
