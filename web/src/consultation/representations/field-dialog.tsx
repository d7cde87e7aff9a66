import { chakra } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { controlHeight } from '../../ui/theme/recipes.ts';
import { typedCellValue } from '../../records/kept/cell-editor.tsx';
import type { CellValue } from '../../records/kept/use-edited-columns.tsx';
import { FieldControl } from './field-control.tsx';
import type { GivenField } from './fields-for-many.ts';
import { representationPanelMessages as messages } from './messages.ts';
import { useNamedChoices } from './use-named-choices.ts';

interface FieldDialogProps {
  field: GivenField;
  /** How many are given it. */
  count: number;
  busy: boolean;
  give: (value: CellValue) => void;
  close: () => void;
}

/** Asks for the value of a field that many are given; nothing empties it but a tick for that, and the button says so. */
export function FieldDialog({ field, count, busy, give, close }: FieldDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [ticked, setTicked] = useState<string[]>([]);
  const [isEmptied, setEmptied] = useState(false);
  const [problem, setProblem] = useState<string>();
  const named = useNamedChoices(field.name);
  const isList = field.kind === 'texts';
  const isEmpty = isList ? ticked.length === 0 : typed.trim() === '';
  const isReady =
    (!isEmpty || isEmptied) && !named?.isFailed && typed.length <= (field.longest ?? Infinity);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    if (isEmpty) return give(null);
    if (isList) return give(ticked);
    if (named) return give(Number(typed));
    if (field.kind === 'boolean') return give(typed === 'true');
    const read = typedCellValue(field.kind, typed.trim());
    if ('problem' in read) setProblem(read.problem);
    else give(read.value);
  };
  return (
    <Dialog
      title={messages.fieldTitle(field.label)}
      width={420}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy} disabled={!isReady}>
            {isEmpty && isEmptied ? messages.emptyField(count) : messages.giveField(count)}
          </Button>
        </>
      }
    >
      <chakra.form id={id} display="grid" gap="2" onSubmit={submit}>
        <FieldControl
          field={field}
          choices={named?.choices}
          typed={typed}
          type={(text) => {
            setTyped(text);
            setProblem(undefined);
          }}
          ticked={ticked}
          tick={setTicked}
          problem={named?.isFailed ? messages.lookupsFailed : problem}
        />
        {isEmpty && !named?.isRequired && (
          <TickLabel>
            <input
              type="checkbox"
              checked={isEmptied}
              onChange={(event) => setEmptied(event.target.checked)}
            />
            {messages.emptyIt}
          </TickLabel>
        )}
      </chakra.form>
    </Dialog>
  );
}

const TickLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: controlHeight,
    cursor: 'pointer',
    '& input': { w: '5', h: '5', flexShrink: 0, accentColor: 'var(--accent-solid)' },
  },
});
