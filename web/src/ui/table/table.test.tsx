import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { TablePart } from '../parts/table-part.tsx';
import { Toaster } from '../toaster.tsx';

const COUNT = 8;
const press = (keys: string) => userEvent.keyboard(keys);
const grid = () => screen.getByRole('grid', { name: 'Plots' });
const row = (id: number) => grid().querySelector<HTMLElement>(`tr[data-row="${id}"]`)!;
/** The count of homes of a row. */
const homes = (id: number) => row(id).querySelectorAll<HTMLElement>('td[data-number]')[1]!;
/** The words of the cell that has the focus. */
const focused = () => document.activeElement?.closest('td, th')?.textContent;

beforeEach(() => {
  shown(
    <>
      <TablePart label="Plots" count={COUNT} />
      <Toaster />
    </>,
  );
});

describe('a table by keyboard', () => {
  it('is one tab stop that arrows, Home, End and pages move through', async () => {
    screen.getByRole('button', { name: 'Export what is seen' }).focus();
    await userEvent.tab();
    await press('{ArrowRight}');
    expect(focused()).toBe('Land north of the railway 1');
    await press('{End}');
    expect(focused()).toBe('2026-01-01');
    await press('{Control>}{End}{/Control}');
    expect(focused()).toBe('2026-08-08');
    await press('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
    expect(focused()).toBe('Site');
    await userEvent.tab();
    expect(grid().contains(document.activeElement)).toBe(false);
  });

  it('sorts in a cycle from the head, and its menu opens', async () => {
    const head = grid().querySelector<HTMLElement>('th[data-column=homes]')!;
    head.focus();
    for (const sorted of ['descending', 'ascending', null]) {
      await press('{Enter}');
      expect(head.getAttribute('aria-sort')).toBe(sorted);
    }
    await press('{Alt>}{ArrowDown}{/Alt}');
    (await screen.findByRole('menuitem', { name: 'Keep in sight' })).focus();
    await press('{Enter}');
    await waitFor(() =>
      expect(grid().querySelectorAll('th[data-column]')[1]?.getAttribute('data-column')).toBe(
        'homes',
      ),
    );
  });

  it('selects one, a range and all, and the tools stand where the head was', async () => {
    row(2).querySelectorAll('td')[1]!.focus();
    await press(' ');
    screen.getByText('1 selected');
    await press('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    screen.getByText('4 selected');
    await press('{Control>}a{/Control}');
    screen.getByText(`${COUNT} selected`);
    screen.getByRole('button', { name: 'Approve' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(within(row(1)).getByRole('checkbox'));
    fireEvent.click(within(row(5)).getByRole('checkbox'), { shiftKey: true });
    screen.getByText('5 selected');
  });

  it('edits a cell in place, refuses what is wrong, and Escape lets it be', async () => {
    expect(homes(2).textContent).toBe('17');
    homes(2).focus();
    await press('{F2}');
    const box = () => screen.getByRole('textbox', { name: 'Homes' });
    await userEvent.clear(box());
    await press('many{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'A whole number from 0 to 10,000',
    );
    await userEvent.clear(box());
    await press('25{Enter}');
    await waitFor(() => expect(homes(2).textContent).toBe('25'));
    await waitFor(() => expect(focused()).toBe('34'));
    await press('{Enter}');
    await userEvent.clear(box());
    await press('99{Escape}');
    await waitFor(() => expect(focused()).toBe('34'));
  });

  it('takes cells from a spreadsheet', async () => {
    act(() => homes(1).focus());
    fireEvent.paste(homes(1), { clipboardData: { getData: () => '7\r\n8\r\n9\r\n' } });
    await screen.findByText('3 cells pasted');
    expect([1, 2, 3].map((id) => homes(id).textContent)).toEqual(['7', '8', '9']);
  });

  it('groups, and an open group ends with its totals', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Column Ward' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Group by this column' }));
    screen.getByRole('button', { name: 'Plots with Byker (2)' }).focus();
    expect(grid().querySelectorAll('tbody tr[data-total]')).toHaveLength(0);
    await press('{Enter}');
    await waitFor(() => expect(grid().querySelectorAll('tbody tr[data-total]')).toHaveLength(1));
  });
});
