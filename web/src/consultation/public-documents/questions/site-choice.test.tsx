import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { AnsweredSiteChoice } from './site-choice.tsx';

/** The choice with two sites that arrows have passed, and what hears of the one that is opened. */
function passed() {
  const onChoose = vi.fn<(site: number | null) => void>();
  const onPassing = vi.fn<(isPassing: boolean) => void>();
  const sites = [7, 8, 9].map((id) => ({ id, name: `Site ${id}` }));
  shown(
    <AnsweredSiteChoice
      id="where"
      sites={sites}
      answered={new Set()}
      chosen={null}
      fault={undefined}
      onChoose={onChoose}
      onPassing={onPassing}
    />,
  );
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Site' });
  for (const value of ['7', '8']) {
    fireEvent.keyDown(menu, { key: 'ArrowDown' });
    fireEvent.change(menu, { target: { value } });
    fireEvent.keyUp(menu, { key: 'ArrowDown' });
  }
  expect(onChoose).not.toHaveBeenCalled();
  return { menu, onChoose, onPassing };
}

it('opens the site that is left or confirmed by keys, not each that arrows pass', () => {
  const { menu, onChoose } = passed();
  fireEvent.blur(menu);
  expect(onChoose.mock.calls).toEqual([[8]]);
});

it('opens it after the press by which it is left, which would be lost with the form before', async () => {
  const { menu, onChoose, onPassing } = passed();
  fireEvent.mouseDown(document.body, { button: 0 });
  fireEvent.blur(menu);
  expect(onChoose).not.toHaveBeenCalled();
  // Until then the menu shows another site than that of the form.
  expect(onPassing.mock.calls).toEqual([[true]]);
  fireEvent.mouseUp(document.body);
  await waitFor(() => expect(onChoose.mock.calls).toEqual([[8]]));
  expect(onPassing).toHaveBeenLastCalledWith(false);
});
