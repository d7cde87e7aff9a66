import {
  emptyTable,
  type TableContent,
  tableContent,
} from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { shown } from '../../../../testing/shown.tsx';
import TableEditor from './table-editor.tsx';

/** The library takes the cells of a grid for those of a table. */
const GRIDCELL = 'cell';

let content: TableContent;

function Edited() {
  const [table, setTable] = useState(content);
  const change = (changed: TableContent) => {
    content = changed;
    setTable(changed);
  };
  return <TableEditor content={table} change={change} />;
}

function open() {
  content = emptyTable();
  shown(<Edited />);
  return { user: userEvent.setup() };
}
const cell = (place: string) => screen.getByRole(GRIDCELL, { name: new RegExp(`^Cell ${place}:`) });
const textAt = (row: number, column: number) => content.rows[row]!.cells[column]?.text;
const paste = (data: Record<string, string>) =>
  fireEvent.paste(document.activeElement!, {
    clipboardData: { getData: (type: string) => data[type] ?? '' },
  });
/** What the server would say of it. */
const isKept = () => tableContent.isValidSync(content, { strict: true });

describe('the cells of a table', () => {
  it('are walked and written by keyboard; Escape takes back what was written', async () => {
    const { user } = open();
    expect(within(screen.getByRole('grid')).getAllByRole(GRIDCELL)).toHaveLength(25);
    cell('A1').focus();
    await user.keyboard('Ward{Enter}{ArrowUp}{ArrowRight}{F2}Homes{Tab}Jobs{Escape}');
    expect([textAt(0, 0), textAt(0, 1), textAt(0, 2)]).toEqual(['Ward', 'Homes', '']);
    expect(document.activeElement).toBe(cell('C1'));
    await user.keyboard('{ArrowLeft}{Delete}');
    expect(textAt(0, 1)).toBe('');
  });

  it('are selected with Shift, merged and split', async () => {
    const { user } = open();
    const merge = screen.getByRole('button', { name: 'Merge cells' });
    cell('A1').focus();
    expect(merge).toHaveProperty('disabled', true);
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    screen.getByText('2 by 2 selected');
    const isSelected = (each: HTMLElement) => each.getAttribute('aria-selected') === 'true';
    expect(screen.getAllByRole(GRIDCELL).filter(isSelected)).toHaveLength(4);
    await user.click(merge);
    expect(cell('A1')).toHaveProperty('colSpan', 2);
    expect(isKept()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Split cells' }));
    expect(screen.getAllByRole(GRIDCELL)).toHaveLength(25);
    expect(isKept()).toBe(true);
  });

  it('get rows, columns, sizes and alignments', async () => {
    const { user } = open();
    await user.click(cell('B2'));
    await user.click(screen.getByRole('button', { name: 'Rows' }));
    await user.click(screen.getByRole('menuitem', { name: 'Add row below' }));
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove column' }));
    expect([content.rows.length, content.columns.length]).toEqual([6, 4]);
    await user.click(cell('B2'));
    await user.click(screen.getByRole('button', { name: 'Align right' }));
    await user.click(screen.getByRole('button', { name: 'Align in the middle' }));
    expect(content.rows[1]!.cells[1]).toMatchObject({ align: 'right', vertical: 'centre' });
    const width = screen.getByLabelText('Column width');
    await user.clear(width);
    await user.type(width, '90');
    await user.tab();
    screen.getByText('Enter a whole number from 100 to 800');
    expect(content.columns[1]!.width).toBe(100);
    await user.clear(width);
    await user.type(width, '240');
    expect(content.columns[1]!.width).toBe(240);
    expect(isKept()).toBe(true);
  });
});

describe('whole rows and columns', () => {
  const isSelected = (each: HTMLElement) => each.getAttribute('aria-selected') === 'true';
  const selected = () =>
    screen
      .getAllByRole(GRIDCELL)
      .filter(isSelected)
      .map((each) => each.getAttribute('aria-label')!.replace(/^Cell |:.*$/g, ''));
  const row = (at: number) => screen.getByRole('rowheader', { name: `Row ${at}` });
  const column = (name: string) => screen.getByRole('columnheader', { name: `Column ${name}` });

  it('are selected by their heads, and everything by the corner', async () => {
    const { user } = open();
    await user.click(row(2));
    expect(selected()).toEqual(['A2', 'B2', 'C2', 'D2', 'E2']);
    screen.getByText('Row 2 selected');
    expect([row(2), row(3)].map(isSelected)).toEqual([true, false]);
    expect(document.activeElement).toBe(cell('A2'));
    await user.keyboard('{Shift>}');
    await user.click(row(4));
    screen.getByText('Rows 2 to 4 selected');
    await user.keyboard('{ArrowUp}{ArrowRight}{/Shift}');
    screen.getByText('Rows 2 to 3 selected');
    expect(selected()).toHaveLength(10);

    await user.click(column('C'));
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    screen.getByText('Columns B to C selected');
    expect(selected()).toHaveLength(10);
    await user.click(screen.getByRole('columnheader', { name: 'All cells' }));
    screen.getByText('All cells selected');
    expect(selected()).toHaveLength(25);
    await user.keyboard('{Escape}');
    expect(selected()).toEqual(['A1']);
  });

  it('are selected by keyboard, where the focus stays', async () => {
    const { user } = open();
    cell('B3').focus();
    await user.keyboard('{Shift>} {/Shift}');
    screen.getByText('Row 3 selected');
    expect(document.activeElement).toBe(cell('B3'));
    expect(textAt(2, 1)).toBe('');
    await user.keyboard('{ArrowDown}{Control>} {/Control}');
    screen.getByText('Column B selected');
    expect(selected()).toEqual(['B1', 'B2', 'B3', 'B4', 'B5']);
    await user.keyboard('{Shift>} {/Shift}');
    screen.getByText('All cells selected');
    await user.keyboard('{ArrowUp}{Control>}a{/Control}');
    expect(selected()).toHaveLength(25);
  });

  it('are moved, aligned, emptied, merged and removed as one', async () => {
    const { user } = open();
    cell('B2').focus();
    await user.keyboard('x');
    await user.click(row(2));
    await user.click(screen.getByRole('button', { name: 'Align right' }));
    expect(content.rows[1]!.cells.map((each) => each!.align)).toEqual(Array(5).fill('right'));
    await user.click(screen.getByRole('button', { name: 'Rows' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
    expect(textAt(2, 1)).toBe('x');
    expect(selected()).toEqual(['A3', 'B3', 'C3', 'D3', 'E3']);
    await user.click(column('B'));
    await user.keyboard('{Delete}');
    expect(textAt(2, 1)).toBe('');
    await user.click(screen.getByRole('button', { name: 'Merge cells' }));
    expect(content.rows[0]!.cells[1]).toMatchObject({ down: 5 });
    // A row is whole with what reaches into it.
    await user.click(row(3));
    screen.getByText('Rows 1 to 5 selected');
    await user.click(column('D'));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove 2 columns' }));
    expect(content.columns).toHaveLength(3);
    expect(isKept()).toBe(true);
  });

  it('stand in a grid whose counts include the heads', () => {
    open();
    const grid = screen.getByRole('grid');
    expect(['rowcount', 'colcount'].map((of) => grid.getAttribute(`aria-${of}`))).toEqual([
      '6',
      '6',
    ]);
    expect(cell('A1').getAttribute('aria-colindex')).toBe('2');
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(6);
    expect(within(grid).getAllByRole('rowheader')).toHaveLength(5);
  });
});

describe('what is pasted', () => {
  it('from Excel keeps merged cells, alignment and lines, and makes the table larger', async () => {
    const { user } = open();
    await user.click(cell('D5'));
    paste({
      'text/html':
        '<html><style>td{x:y}</style><table><tr><td colspan=2 rowspan=2 align=center>Homes<br>built</td><td style="vertical-align:middle">2026</td></tr><tr><td style="text-align:right">1,200</td></tr></table></html>',
      'text/plain': 'Homes\t\t2026',
    });
    expect([content.rows.length, content.columns.length]).toEqual([6, 6]);
    expect(content.rows[4]!.cells[3]).toMatchObject({
      text: 'Homes\nbuilt',
      across: 2,
      down: 2,
      align: 'centre',
    });
    expect(content.rows[4]!.cells[5]).toMatchObject({ text: '2026', vertical: 'centre' });
    expect(content.rows[5]!.cells.slice(3)).toMatchObject([
      null,
      null,
      { text: '1,200', align: 'right' },
    ]);
    expect(isKept()).toBe(true);
    screen.getByText('2 by 3 pasted');
  });

  it('from Word keeps its paragraphs as lines', () => {
    open();
    cell('A1').focus();
    paste({
      'text/html':
        '<table><tr><td><p class=MsoNormal align=right>First\n line</p><p class=MsoNormal>Second</p></td></tr></table>',
    });
    expect(content.rows[0]!.cells[0]).toMatchObject({ text: 'First line\nSecond', align: 'right' });
  });

  it.each([
    '<table><tr><td>Plain</td><td><b>bold</b></td></tr></table>',
    '<table><tr><td>Plain</td><td><a href="https://example.org">a link</a></td></tr></table>',
    '<style>.xl65 {color:black; font-weight:700}</style><table><tr><td>a</td><td class=xl65>b</td></tr></table>',
    '<p>One <i>word</i></p>',
  ])('says where everybody sees it that cells keep no bold words and links: %s', (html) => {
    open();
    cell('A1').focus();
    paste({ 'text/html': html, 'text/plain': 'One word' });
    const told = screen.getByText(/Cells hold plain words: what was bold/);
    expect(told.getAttribute('role')).toBe('status');
    expect(isKept()).toBe(true);
  });

  it('says nothing of the kind where nothing is lost', () => {
    open();
    cell('A1').focus();
    paste({
      'text/html': '<b style="font-weight:normal"><table><tr><td>a</td><td>b</td></tr></table></b>',
    });
    screen.getByText('1 by 2 pasted');
    expect(screen.queryByText(/Cells hold plain words/)).toBeNull();
  });

  it('as text has tabs between cells, and quotation marks around what has lines', () => {
    open();
    cell('A1').focus();
    paste({ 'text/plain': 'Ward\tHomes\r\n"By\nker"\t"says ""so"""\r\n' });
    expect([textAt(0, 0), textAt(0, 1), textAt(1, 0), textAt(1, 1), textAt(2, 0)]).toEqual([
      'Ward',
      'Homes',
      'By\nker',
      'says "so"',
      '',
    ]);
  });

  it('over a merged cell takes it apart first, and tells what did not fit', async () => {
    const { user } = open();
    cell('A1').focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Merge cells' }));
    await user.click(cell('A3'));
    await user.keyboard('{ArrowUp}');
    cell('A1').focus();
    paste({ 'text/plain': Array.from({ length: 205 }, (_, at) => `${at}\tx`).join('\n') });
    expect(content.rows).toHaveLength(200);
    expect(textAt(1, 1)).toBe('x');
    expect(isKept()).toBe(true);
    screen.getByText(/Some of it did not fit into the table/);
  });

  it('keeps every letter of a text that is too long, and says so at its cell', async () => {
    const { user } = open();
    const long = 'w'.repeat(2040);
    await user.click(cell('B2'));
    paste({ 'text/html': `<table><tr><td>${long}</td><td>short</td></tr></table>` });
    expect(textAt(1, 1)).toBe(long);
    within(cell('B2')).getByText('You have 40 characters too many');
    screen.getByText(/Too long to be saved until shortened: B2\./);
    // The server refuses it, which the state of saving says.
    expect(isKept()).toBe(false);
    await user.click(cell('B2'));
    await user.keyboard('{Delete}');
    expect(screen.queryByText(/too many/)).toBeNull();

    paste({ 'text/plain': long });
    expect(textAt(1, 1)).toBe(long);
    within(cell('B2')).getByText('You have 40 characters too many');
    await user.keyboard('{Delete}');
    paste({ 'text/plain': `${long}\tx\n${long}\ty` });
    expect([textAt(1, 1), textAt(2, 1)]).toEqual([long, long]);
  });

  it('merges without losing a letter, and says that the merged text is too long', async () => {
    const { user } = open();
    cell('A1').focus();
    paste({ 'text/plain': `${'a'.repeat(1500)}\t${'b'.repeat(1500)}` });
    expect(isKept()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Merge cells' }));
    expect(textAt(0, 0)).toBe(`${'a'.repeat(1500)}\n${'b'.repeat(1500)}`);
    screen.getByText(/Cells merged\. Too long to be saved until shortened: A1\./);
    within(cell('A1')).getByText('You have 1,001 characters too many');
  });

  it('tells rows beyond what a table can have, of a table that was copied as well', () => {
    open();
    cell('A1').focus();
    paste({ 'text/html': `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(205)}</table>` });
    expect(content.rows).toHaveLength(200);
    screen.getByText(/Some of it did not fit into the table/);
  });
});
