import { chakra } from '@chakra-ui/react';
import { Check, CircleAlert, X } from 'lucide-react';
import { type FocusEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { afterPress } from './after-press.ts';
import { CellControl, type ControlElement, isLong } from './cell-control.tsx';
import { TouchValue } from './cell-value.tsx';
import { type SiteCell, isCoordinates, shownText } from './cell.ts';
import { ConfirmSave } from './confirm-save.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { siteFieldMessages as messages } from './messages.ts';
import { readTyped } from './typed-value.ts';
import { useCellEdit } from './use-cell-edit.ts';

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

/** Keeps the focus when button and control replace one another, unless it has moved elsewhere. */
function useFocusInPlace(now: string) {
  const button = useRef<HTMLButtonElement>(null);
  const control = useRef<ControlElement>(null);
  const before = useRef(now);
  const leaving = useRef(false);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = now;
    const free = document.activeElement === document.body && !leaving.current;
    if (was === now || !free) return;
    (control.current ?? button.current)?.focus();
    if (was === 'reading' && control.current instanceof HTMLInputElement) control.current.select();
  }, [now]);
  return {
    button,
    control,
    moveOn: () => {
      leaving.current = true;
    },
    comeBack: () => {
      leaving.current = false;
    },
  };
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

interface PointerButtonsProps {
  /** Overlays what follows, so that nothing moves down. */
  floating: boolean;
  everyScenario: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Buttons to save and cancel by pointer; Tab skips them, since Enter and Escape do the same. */
function PointerButtons({ floating, everyScenario, onSave, onCancel }: PointerButtonsProps) {
  return (
    <Buttons floating={floating} data-screen-only onPointerDown={(event) => event.preventDefault()}>
      {everyScenario && <chakra.span px="2">{messages.everyScenario}</chakra.span>}
      <Button size="sm" h={touched} tabIndex={-1} icon={<Check size={16} />} onClick={onSave}>
        {messages.save}
      </Button>
      <IconButton
        size="sm"
        h={touched}
        minW={touched}
        tabIndex={-1}
        label={messages.cancel}
        icon={<X size={16} />}
        onClick={onCancel}
      />
    </Buttons>
  );
}

const touched = { base: '11', md: '7' } as const;

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
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '1',
    textStyle: 'small',
  },
  variants: {
    floating: {
      true: {
        position: 'absolute',
        top: 'calc(100% + 2px)',
        right: '0',
        zIndex: '1',
        p: '1',
        bg: 'bg.panel',
        borderRadius: 'md',
        boxShadow: 'floating',
      },
      false: { pt: '1' },
    },
  },
});
