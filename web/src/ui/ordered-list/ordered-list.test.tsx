import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { OrderedList } from './ordered-list.tsx';

interface Place {
  id: string;
  name: string;
}
type Part = Partial<ComponentProps<typeof OrderedList<Place>>>;

const ROW_HEIGHT = 40;
let kept: readonly Place[];
const keep = (items: readonly Place[]) => {
  kept = items;
};

function Places(part: Part) {
  const [items, setItems] = useState(kept);
  const change = (next: Place[]) => {
    keep(next);
    setItems(next);
  };
  return (
    <OrderedList
      label="Places"
      items={items}
      keyOf={({ id }) => id}
      nameOf={({ name }, place) => name || `place ${place + 1}`}
      change={change}
      render={(item, { place, handle, arrows, remove, addAfter }) => (
        <>
          {handle}
          <input
            aria-label={`Name ${place + 1}`}
            value={item.name}
            onChange={({ target }) => change(items.with(place, { ...item, name: target.value }))}
            onKeyDown={({ key }) => key === 'Enter' && addAfter()}
          />
          {arrows}
          {remove}
        </>
      )}
      {...part}
    />
  );
}

function open(part: Part = {}, names = ['Oak', 'Elm', 'Ash']) {
  kept = names.map((name) => ({ id: `id-${name}`, name }));
  shown(<Places {...part} />);
  return userEvent.setup();
}
const names = () => kept.map(({ name }) => name);
const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;
/** The library has a live region of its own, which stays empty. */
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

it('moves an item by arrow keys on its handle, says where it is, and keeps the focus there', async () => {
  const user = open();
  button('Move Ash').focus();
  await user.keyboard('{ArrowUp}');
  expect(names()).toEqual(['Oak', 'Ash', 'Elm']);
  expect(said()).toBe('Ash moved to 2 of 3');
  expect(focused()).toBe(button('Move Ash'));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(names()).toEqual(['Ash', 'Oak', 'Elm']);
  expect(said()).toBe('Ash is first already');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(names()).toEqual(['Oak', 'Elm', 'Ash']);
  expect(said()).toBe('Ash is last already');
  expect(focused()).toBe(button('Move Ash'));
});

it('keeps the item that is moved in sight', async () => {
  const user = open();
  const seen = vi.fn<(options: ScrollIntoViewOptions) => void>();
  button('Move Ash').scrollIntoView = seen as HTMLElement['scrollIntoView'];
  button('Move Ash').focus();
  await user.keyboard('{ArrowUp}');
  expect(seen).toHaveBeenCalledWith({ block: 'nearest' });
});

it('moves an item by buttons, which keep the focus and stay where there is no further', async () => {
  const user = open();
  await user.click(button('Move Elm up'));
  expect(names()).toEqual(['Elm', 'Oak', 'Ash']);
  expect(said()).toBe('Elm moved to 1 of 3');
  expect(focused()).toBe(button('Move Elm up'));
  expect(button('Move Elm up').getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Elm', 'Oak', 'Ash']);
  await user.click(button('Move Oak down'));
  expect(names()).toEqual(['Elm', 'Ash', 'Oak']);
});

it.each(['mouse', 'touch'])('is dragged by its handle: %s', async (pointerType) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = Number(this.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? 0);
    return new DOMRect(0, place * ROW_HEIGHT, 300, ROW_HEIGHT);
  });
  open();
  const at = (clientY: number) => ({
    clientX: 5,
    clientY,
    button: 0,
    isPrimary: true,
    pointerType,
  });
  const rowOf = (name: string) => button(`Move ${name}`).closest('li');
  const end = at(10 + 2 * ROW_HEIGHT);
  button('Move Oak').focus();
  fireEvent.pointerDown(button('Move Oak'), at(10));
  fireEvent.pointerMove(document, at(30));
  await waitFor(() => expect(rowOf('Oak')?.style.transform).not.toBe(''));
  fireEvent.pointerMove(document, end);
  // The others make room.
  await waitFor(() => expect(rowOf('Ash')?.style.transform).toContain(`-${ROW_HEIGHT}px`));
  fireEvent.pointerUp(document, end);
  await waitFor(() => expect(names()).toEqual(['Elm', 'Ash', 'Oak']));
  expect(said()).toBe('Oak moved to 3 of 3');
  expect(focused()).toBe(button('Move Oak'));
  vi.restoreAllMocks();
});

it('sends the focus to the next item after a removal, then to the one before, then to Add', async () => {
  const user = open({ add: { label: 'Add place', make: () => ({ id: 'new', name: '' }) } });
  await user.click(button('Remove Elm'));
  expect(said()).toBe('Elm removed');
  expect(focused()).toBe(button('Move Ash'));
  await user.click(button('Remove Ash'));
  // There is nothing to move it before or after.
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  expect(focused()).toBe(screen.getByLabelText('Name 1'));
  await user.click(button('Remove Oak'));
  expect(names()).toEqual([]);
  expect(focused()).toBe(button('Add place'));
});

it('adds up to a maximum and goes into what was added', async () => {
  let made = 0;
  const make = () => ({ id: `new-${made++}`, name: '' });
  const user = open({ max: 5, add: { label: 'Add place', make } });
  await user.click(button('Add place'));
  expect(focused()).toBe(screen.getByLabelText('Name 4'));
  expect(said()).toBe('Added as 4 of 4');
  await user.keyboard('Fir');
  screen.getByLabelText('Name 1').focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe(screen.getByLabelText('Name 2'));
  expect(names()).toEqual(['Oak', '', 'Elm', 'Ash', 'Fir']);
  const reason = 'There is room for 5. Remove one to add another.';
  expect(button('Add place').getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button('Add place').getAttribute('aria-describedby') ?? '')).toBe(
    screen.getByText(reason),
  );
  await user.keyboard('{Enter}');
  expect(kept).toHaveLength(5);
  expect(said()).toBe(reason);
  await user.click(button('Remove Oak'));
  expect(button('Add place').getAttribute('aria-disabled')).toBeNull();
});

it('moves an item among all while only some are shown', async () => {
  const user = open({ isShown: ({ name }) => name === 'Ash' });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(button('Move Ash up'));
  expect(names()).toEqual(['Oak', 'Ash', 'Elm']);
  expect(said()).toBe('Ash moved to 2 of 3');
});

it('shows a move that is on its way, waits for it, and says nothing of one that was not made', async () => {
  let answer: (isMade: boolean) => void = () => undefined;
  const asked = vi.fn<() => Promise<boolean>>(
    () => new Promise<boolean>((resolve) => (answer = resolve)),
  );
  const user = open({ change: asked });
  const rows = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  await user.click(button('Move Elm up'));
  expect(rows()).toEqual(['Elm', 'Oak', 'Ash']);
  expect(focused()).toBe(button('Move Elm up'));
  expect(button('Move Elm up').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Move Ash up'));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(said()).toBe('');
  await act(async () => answer(false));
  expect(rows()).toEqual(['Oak', 'Elm', 'Ash']);
  expect(said()).toBe('');
  await user.click(button('Move Elm up'));
  await act(async () => answer(true));
  expect(said()).toBe('Elm moved to 1 of 3');
  // Pressed in between, another button has the focus.
  expect(focused()).toBe(button('Move Elm up'));
});

it('has no controls where it is only read, and controls that do nothing where it is disabled', async () => {
  const add = { label: 'Add place', make: () => ({ id: 'new', name: '' }) };
  const user = open({ isDisabled: true, add });
  button('Move Oak').focus();
  await user.keyboard('{ArrowDown}');
  await user.click(button('Move Oak down'));
  await user.click(button('Remove Oak'));
  expect(names()).toEqual(['Oak', 'Elm', 'Ash']);
  expect(button('Add place')).toHaveProperty('disabled', true);
  document.body.replaceChildren();
  open({ isReadOnly: true, add });
  const list = screen.getByRole('list', { name: 'Places' });
  expect(within(list).queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Add place' })).toBeNull();
});
