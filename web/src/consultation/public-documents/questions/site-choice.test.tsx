import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { AnsweredSiteChoice } from './site-choice.tsx';

it('opens the site that is left or confirmed by keys, not each that arrows pass', () => {
  const onChoose = vi.fn<(site: number | null) => void>();
  const sites = [7, 8, 9].map((id) => ({ id, name: `Site ${id}` }));
  shown(
    <AnsweredSiteChoice
      id="where"
      sites={sites}
      answered={new Set()}
      chosen={null}
      fault={undefined}
      onChoose={onChoose}
    />,
  );
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Site' });
  for (const value of ['7', '8']) {
    fireEvent.keyDown(menu, { key: 'ArrowDown' });
    fireEvent.change(menu, { target: { value } });
    fireEvent.keyUp(menu, { key: 'ArrowDown' });
  }
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.blur(menu);
  expect(onChoose.mock.calls).toEqual([[8]]);
});
