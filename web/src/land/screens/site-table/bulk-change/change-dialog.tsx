import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { handleEverywhere } from '../../../../api/consequences.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { WordToType } from '../../../../ui/word-to-type.tsx';
import { BulkProblem, BulkProgress } from '../../../bulk-work/bulk-parts.tsx';
import type { SiteCell } from '../../../site-fields/cell.ts';
import { typedOf } from '../../../site-fields/typed-value.ts';
import { BulkChangeLines } from './change-lines.tsx';
import { type ChosenField, FieldValues } from './field-values.tsx';
import { leftLines } from './left-lines.ts';
import { bulkChangeMessages as messages } from './messages.ts';
import { readChosen } from './read-chosen.ts';
import { type Preview, readPreview } from './read-preview.ts';
import { tellChanged, whyUnfinished } from './tell-outcome.ts';
import { type EditsOutcome, useSiteEdits } from './use-site-edits.ts';
import { useWatchedRun } from '../../../bulk-work/use-watched-run.ts';

/** In px; fits names beside old and new values. */
const WIDTH = 640;

interface ChangeDialogProps {
  siteIds: readonly number[];
  cells: ReadonlyMap<string, SiteCell>;
  close: () => void;
}

/**
 * Gives several sites new values: they are typed, previewed and confirmed; sites that could not be changed are
 * listed.
 */
export function ChangeDialog({ siteIds, cells, close }: ChangeDialogProps) {
  const [chosen, setChosen] = useState<ChosenField[]>([]);
  const [preview, setPreview] = useState<Preview>();
  const [outcome, setOutcome] = useState<EditsOutcome>();
  const [word, setWord] = useState('');
  const { problem, setProblem, progress, watch, stop, ended } = useWatchedRun();
  const { write, undoing } = useSiteEdits();

  const running = progress !== undefined;
  const look = async () => {
    if (running || chosen.length === 0) return;
    const { values, problems } = readChosen(chosen);
    if (problems) return setChosen(problems);
    try {
      setPreview(await readPreview(siteIds, values, cells, watch(siteIds.length)));
    } catch (error) {
      handleEverywhere(error as Error, 'write');
      setProblem(`${messages.previewFailed}: ${(error as Error).message}`);
    }
    ended();
  };

  const leave = (made: EditsOutcome) => {
    close();
    tellChanged(made, undoing);
  };

  const change = async ({ changing, values }: Preview) => {
    const edits = changing.map((site) => ({ ...site, values }));
    const made = await write(edits, watch(edits.length));
    ended();
    const { left, error, finished } = made;
    if (error) handleEverywhere(error, 'write');
    if (finished && left.length === 0) return leave(made);
    if (!finished) setProblem(whyUnfinished(made));
    setOutcome(made);
  };

  const asksWord = chosen.some(({ cell }) => cell.config?.needConfirm);
  const onClose = () => (running ? stop() : outcome ? leave(outcome) : close());
  return (
    <Dialog
      title={messages.title(siteIds.length)}
      width={WIDTH}
      onClose={onClose}
      footer={
        outcome ? (
          <Button onClick={onClose}>{messages.close}</Button>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {messages.cancel}
            </Button>
            {preview ? (
              <ConfirmButtons
                changing={preview.changing.length}
                running={running}
                isWordMissing={asksWord && word !== messages.wordToType}
                back={() => setPreview(undefined)}
                change={() => void change(preview)}
              />
            ) : (
              <Button busy={running} disabled={chosen.length === 0} onClick={() => void look()}>
                {messages.preview}
              </Button>
            )}
          </>
        )
      }
    >
      <chakra.div display="grid" gap="3">
        {outcome && (
          <BulkChangeLines label={messages.leftTitle} lines={leftLines(outcome.left, cells)} />
        )}
        {!outcome && preview && <PreviewedChanges {...preview} />}
        {!outcome && preview && asksWord && (
          <WordToType label={messages.typeSave} typed={word} onType={setWord} />
        )}
        {!outcome && !preview && (
          <FieldValues
            cells={cells}
            chosen={chosen}
            begin={(cell) => typedOf(cell, null)}
            set={setChosen}
            onDone={() => void look()}
            onCancel={onClose}
          />
        )}
        <BulkProgress run={{ progress, stop }} />
        <BulkProblem text={problem} />
      </chakra.div>
    </Dialog>
  );
}

/** What would change, and how many sites stay as they are. */
const PreviewedChanges = ({ changing, same, refused, lines }: Preview) => (
  <>
    <p role="status">{messages.counts(changing.length, same, refused)}</p>
    <BulkChangeLines label={messages.lines} lines={lines} />
  </>
);

interface ConfirmButtonsProps {
  /** How many sites would be changed. */
  changing: number;
  running: boolean;
  /** A word has to be typed first. */
  isWordMissing: boolean;
  back: () => void;
  change: () => void;
}

/** Once it is seen what would change: back to the values, or on. */
function ConfirmButtons({ changing, running, isWordMissing, back, change }: ConfirmButtonsProps) {
  return (
    <>
      <Button variant="outline" disabled={running} onClick={back}>
        {messages.back}
      </Button>
      <Button busy={running} disabled={changing === 0 || isWordMissing} onClick={change}>
        {messages.change(changing)}
      </Button>
    </>
  );
}
