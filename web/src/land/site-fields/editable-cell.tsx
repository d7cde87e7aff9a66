import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type FocusEvent, useId, useLayoutEffect, useRef } from 'react';
import { afterPress } from '../../ui/after-press.ts';
import { uiMessages } from '../../ui/messages.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { bothTexts } from './both-texts.ts';
import { CellControl, isLong } from './cell-control.tsx';
import { TouchValue } from './cell-value.tsx';
import { type SiteCell, isCoordinates, shownText } from './cell.ts';
import { ConfirmSave } from './confirm-save.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { siteFieldMessages as messages } from './messages.ts';
import { PointerButtons } from './pointer-buttons.tsx';
import { readTyped } from './typed-value.ts';
import { useCellEdit } from './use-cell-edit.ts';
import { useFocusInPlace } from './use-focus-in-place.ts';

/** A value that is edited in place: text until it is pressed, then a control of the same size. */
export function EditableCell({
  cell,
  value,
  closed,
}: {
  cell: SiteCell;
  value: unknown;
  /** Shown only while it is edited, as in a table: it starts open, and this is called at the end. */
  closed?: () => void;
}) {
  const edit = useCellEdit(cell, value);
  const { state } = edit;
  useOpenedAtOnce(edit, closed);
  const { button, control, moveOn, comeBack } = useFocusInPlace(state.is);
  const id = useId();
  const latest = useRef(edit);
  latest.current = edit;
  if (state.is === 'reading' || state.is === 'saving') {
    const saving = state.is === 'saving';
    return (
      <TouchValue
        cell={cell}
        value={saving ? valueOf(cell, state.typed) : value}
        saving={saving}
        onTouch={edit.open}
        buttonRef={button}
      />
    );
  }

  const problem = state.is === 'editing' ? state.problem : undefined;
  const onBlur = (event: FocusEvent) => {
    const stays = event.currentTarget.contains(event.relatedTarget);
    // The window has lost the focus, not the control.
    const elsewhere = document.activeElement === event.target;
    if (stays || elsewhere || state.is !== 'editing' || problem !== undefined) return;
    moveOn();
    afterPress(() => latest.current.save());
  };
  const described = [`${id}-hint`, problem === undefined ? '' : `${id}-problem`];
  return (
    <Place onBlur={onBlur} onFocus={comeBack}>
      <CellControl
        cell={cell}
        id={id}
        typed={state.typed}
        onType={edit.type}
        onSave={edit.save}
        onCancel={edit.close}
        controlRef={control}
        describedBy={described.filter(Boolean).join(' ')}
        invalid={problem !== undefined}
      />
      <VisuallyHidden id={`${id}-hint`}>{hintOf(cell)}</VisuallyHidden>
      {problem !== undefined && (
        <Problem id={`${id}-problem`} role="alert">
          <CircleAlert size={16} aria-hidden />
          {problem}
        </Problem>
      )}
      {state.is === 'conflict' ? (
        <ConflictChoice
          label={cell.label}
          who={state.who}
          theirs={shownText(cell, valueOf(cell, state.theirs))}
          mine={shownText(cell, valueOf(cell, state.typed))}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.close}
          onKeepBoth={bothTexts(cell, state) === undefined ? undefined : edit.keepBoth}
        />
      ) : (
        <PointerButtons
          floating={problem === undefined}
          everyScenario={cell.config?.updateForAllScenarios === true}
          onSave={() => edit.save()}
          onCancel={edit.close}
        />
      )}
      {state.is === 'confirming' && (
        <ConfirmSave
          label={cell.label}
          before={shownText(cell, state.base)}
          now={shownText(cell, valueOf(cell, state.typed))}
          onConfirm={() => edit.save(true)}
          onClose={edit.reconsider}
        />
      )}
    </Place>
  );
}

/** Opens the control at once, and reports when the value was saved or cancelled. */
function useOpenedAtOnce(edit: ReturnType<typeof useCellEdit>, closed: (() => void) | undefined) {
  const now = edit.state.is;
  const was = useRef(now);
  useLayoutEffect(() => {
    if (closed && now === 'reading' && was.current === 'reading') edit.open();
    else if (closed && now === 'reading') closed();
    was.current = now;
    // Once for each change of state.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [now]);
}

const valueOf = (cell: SiteCell, typed: string): unknown => {
  const read = readTyped(cell, typed);
  return 'value' in read ? read.value : typed;
};

const hintOf = (cell: SiteCell) =>
  [
    cell.description ?? '',
    isLong(cell) ? uiMessages.ctrlEnterSaves : messages.enterSaves,
    isLong(cell) && cell.kind !== 'text' && (cell.kind !== 'json' || isCoordinates(cell))
      ? messages.onePerLine
      : '',
    cell.config?.updateForAllScenarios ? messages.everyScenario : '',
  ]
    .filter(Boolean)
    .join('. ');

const Place = chakra('div', { base: { position: 'relative' } });
const Problem = chakra('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    pt: '1',
    color: 'fg.error',
    textStyle: 'small',
    '& svg': { flexShrink: 0 },
  },
});
