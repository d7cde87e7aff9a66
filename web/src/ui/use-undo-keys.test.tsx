import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { useUndoKeys } from './use-undo-keys.ts';

function Undoable({ name, told }: { name: string; told: string[] }) {
  useUndoKeys({ undo: () => told.push(`undo ${name}`), redo: () => told.push(`redo ${name}`) });
  return <input aria-label={name} />;
}

it('undoes what was opened last, and what lies below once that is closed', async () => {
  const told: string[] = [];
  const both = (
    <>
      <Undoable name="page" told={told} />
      <Undoable name="editor" told={told} />
    </>
  );
  const { rerender } = shown(both);
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}');
  rerender(<Undoable name="page" told={told} />);
  await userEvent.keyboard('{Control>}z{/Control}z');
  expect(told).toEqual(['undo editor', 'redo editor', 'redo editor', 'undo page']);
});

it('leaves what is typed to the browser', async () => {
  const told: string[] = [];
  const { getByLabelText } = shown(<Undoable name="page" told={told} />);
  await userEvent.type(getByLabelText('page'), 'x{Control>}z{/Control}');
  expect(told).toEqual([]);
});
