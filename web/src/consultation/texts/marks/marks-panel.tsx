import { changeSubRepresentation } from '@calls/consultation/sub-representations/contract.ts';
import { WORK_MARKS, type WorkMarkKind } from '@contract/consultation/ground/texts/text-nodes.ts';
import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { editorMessages, markMessages as messages } from '../messages.ts';
import { removeMark } from './change-marks.ts';
import { MarkFacts } from './mark-facts.tsx';
import type { PlacedMark } from './marks-in-order.ts';
import { afterDeleting, steppedMark } from './slider-steps.ts';

interface MarksPanelProps {
  editor: Editor;
  marks: readonly PlacedMark[];
  labels: Readonly<Record<string, string>>;
  current: string | undefined;
  go: (id: string | undefined) => void;
  /** Opens the dialog of a mark; undefined where nothing may be changed. */
  change: ((mark: PlacedMark) => void) | undefined;
}

/** The marks of one kind after the other, in the order of the text, each to be changed or deleted. */
export function MarksPanel(props: MarksPanelProps) {
  const { editor, marks, labels, current, go, change } = props;
  const [kind, setKind] = useState<WorkMarkKind>('redaction');
  const [asking, setAsking] = useState<PlacedMark>();
  const [said, setSaid] = useState('');
  const partChange = useAction(changeSubRepresentation, { failure: messages.deletePartFailed });
  const present = marks.find(({ id }) => id === current);
  const shown = present?.kind ?? kind;
  const ids = marks.filter((mark) => mark.kind === shown).map(({ id }) => id);
  const at = present ? ids.indexOf(present.id) : -1;
  const step = (by: 1 | -1) => go(steppedMark(ids, present?.id, by));

  const remove = (mark: PlacedMark) => {
    removeMark(editor, mark);
    setSaid(messages.deleted(messages.kindOf[mark.kind]));
    go(afterDeleting(ids, mark.id));
  };
  /** On the server first: a part without its mark would be lost. */
  const removePart = async (mark: PlacedMark) => {
    const sent = { id: Number(mark.attrs['subRepId']), isDeleted: true };
    const done = await partChange.run(sent);
    setAsking(undefined);
    if (done) remove(mark);
  };
  return (
    <chakra.section aria-label={messages.slider} display="grid" gap="3">
      <Tabs
        label={messages.slider}
        look="buttons"
        tabs={WORK_MARKS.map((each) => ({
          name: each,
          label: `${messages.kinds[each]} ${marks.filter((mark) => mark.kind === each).length}`,
        }))}
        shown={shown}
        choose={(each) => {
          setKind(each);
          go(undefined);
        }}
      >
        <TabPanel name={shown} title={messages.kinds[shown]}>
          {ids.length === 0 ? (
            <Empty kind="nothing" title={messages.none[shown]}>
              {messages.noneHint}
            </Empty>
          ) : (
            <Steps at={at} of={ids.length} step={step} />
          )}
          {present && (
            <>
              <MarkFacts mark={present} label={labels[present.id] ?? ''} />
              {change && (
                <chakra.div display="flex" gap="2">
                  <Button variant="outline" onClick={() => change(present)}>
                    {messages.change}
                  </Button>
                  <Button
                    variant="outline"
                    onClick={() =>
                      present.kind === 'subRepresentation' ? setAsking(present) : remove(present)
                    }
                  >
                    {messages.delete}
                  </Button>
                </chakra.div>
              )}
            </>
          )}
        </TabPanel>
      </Tabs>
      <VisuallyHidden role="status">
        {present
          ? messages.announced(
              messages.kindOf[shown],
              at + 1,
              ids.length,
              `${labels[present.id] ?? ''}, ${present.passage}`,
            )
          : said}
      </VisuallyHidden>
      {asking && (
        <Question
          title={messages.deletePartTitle}
          cancel={editorMessages.cancel}
          confirm={messages.delete}
          danger
          busy={partChange.running}
          onConfirm={() => void removePart(asking)}
          onClose={() => setAsking(undefined)}
        >
          {messages.deletePartQuestion}
        </Question>
      )}
    </chakra.section>
  );
}

interface StepsProps {
  /** -1 where none is chosen. */
  at: number;
  of: number;
  step: (by: 1 | -1) => void;
}

const Steps = ({ at, of, step }: StepsProps) => (
  <chakra.div display="flex" alignItems="center" gap="2">
    <IconButton
      label={messages.previous}
      icon={<ChevronLeft size={16} />}
      variant="outline"
      onClick={() => step(-1)}
    />
    <chakra.span flex="1" textAlign="center" fontVariantNumeric="tabular-nums">
      {messages.at(at + 1, of)}
    </chakra.span>
    <IconButton
      label={messages.next}
      icon={<ChevronRight size={16} />}
      variant="outline"
      onClick={() => step(1)}
    />
  </chakra.div>
);
