import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { isApiError } from '../../../../api/api-error.ts';
import { apiMessages } from '../../../../api/messages.ts';
import { handleEverywhere } from '../../../../api/consequences.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { WordToType } from '../../../../ui/word-to-type.tsx';
import { BulkProblem, BulkProgress } from '../../../bulk-work/bulk-parts.tsx';
import type { SiteCell } from '../../../site-fields/cell.ts';
import { readTyped, typedOf } from '../../../site-fields/typed-value.ts';
import { BulkChangeLines } from './change-lines.tsx';
import { type ChosenField, FieldValues } from './field-values.tsx';
import { leftLines } from './left-lines.ts';
import { bulkChangeMessages as messages } from './messages.ts';
import { type Preview, readPreview } from './read-preview.ts';
import { type EditsOutcome, useSiteEdits, type NewValues } from './use-site-edits.ts';

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
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const stopped = useRef(false);
  const { write, undoing } = useSiteEdits();

  const running = progress !== undefined;
  const watch = (total: number) => {
    stopped.current = false;
    setProblem(undefined);
    setProgress({ done: 0, total });
    return {
      progress: (done: number) => setProgress({ done, total }),
      stopped: () => stopped.current,
      looking: (isLooking: boolean) => setProblem(isLooking ? apiMessages.looking : undefined),
    };
  };
  const stop = () => {
    stopped.current = true;
  };

  const look = async () => {
    if (running || chosen.length === 0) return;
    const read = chosen.map((value) => ({ ...value, read: readTyped(value.cell, value.typed) }));
    if (read.some((value) => 'problem' in value.read)) {
      return setChosen(
        read.map(({ cell, typed, read: each }) => ({
          cell,
          typed,
          problem: 'problem' in each ? each.problem : undefined,
        })),
      );
    }
    const values: NewValues = read.flatMap(({ cell, read: each }) =>
      'value' in each ? [{ column_name_raw: cell.column, new_value: each.value }] : [],
    );
    try {
      setPreview(await readPreview(siteIds, values, cells, watch(siteIds.length)));
    } catch (error) {
      handleEverywhere(error as Error, 'write');
      setProblem(`${messages.previewFailed}: ${(error as Error).message}`);
    }
    setProgress(undefined);
  };

  /** Changes can be undone from the toast, which is out of reach while a dialog is open. */
  const leave = ({ changed, left }: EditsOutcome) => {
    close();
    if (changed.length === 0) return;
    const stayed = new Set(left.map(({ site_id }) => site_id)).size;
    showToast({
      kind: 'success',
      title: messages.done(changed.length),
      ...(stayed > 0 ? { text: messages.someLeft(stayed) } : {}),
      ...undoing(changed),
    });
  };

  const change = async ({ changing, values }: Preview) => {
    const edits = changing.map((site) => ({ ...site, values }));
    const made = await write(edits, watch(edits.length));
    setProgress(undefined);
    const { changed, left, error, finished } = made;
    if (error) handleEverywhere(error, 'write');
    if (finished && left.length === 0) return leave(made);
    if (!finished) {
      setProblem(
        !error
          ? messages.stoppedAt(changed.length)
          : isApiError(error, 'outcome-unknown')
            ? messages.unknownAt(error.message, changed.length)
            : messages.failedAt(error.message, changed.length),
      );
    }
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
              <>
                <Button variant="outline" disabled={running} onClick={() => setPreview(undefined)}>
                  {messages.back}
                </Button>
                <Button
                  busy={running}
                  disabled={
                    preview.changing.length === 0 || (asksWord && word !== messages.wordToType)
                  }
                  onClick={() => void change(preview)}
                >
                  {messages.change(preview.changing.length)}
                </Button>
              </>
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
        {!outcome && preview && (
          <>
            <p role="status">
              {messages.counts(preview.changing.length, preview.same, preview.refused)}
            </p>
            <BulkChangeLines label={messages.lines} lines={preview.lines} />
            {asksWord && <WordToType label={messages.typeSave} typed={word} onType={setWord} />}
          </>
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
