import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newcastleOwn } from '../../emulator-data/councils/newcastle/council.ts';
import { southwarkOwn } from '../../emulator-data/councils/southwark/council.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { historyNow, siteNow, tabTo, valueOf } from '../support/site-page.ts';
import { panel } from '../support/site-panels.ts';
import { counted } from '../support/sites-found.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();

describe.each([
  ['Newcastle', newcastleOwn],
  ['Southwark', southwarkOwn],
])('a site in %s, by keyboard alone', (_town, like) => {
  const council = useOwnCouncil(12, like);

  it(
    'is found, edited, tagged, listed, noted, and its page arranged by an administrator',
    { timeout: 300_000 },
    async () => {
      const page = await pageAt('/', visitAs(`admin@${council}.test`));
      await counted(page, /^12 \/ 12 sites found$/);
      const id = await openFromResults(page);
      const button = (name: string) => page.getByRole('button', { name, exact: true });

      await tabTo(page, button('Add to list'));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByLabel('Find a list, or name a new one'));
      await page.keyboard.type('By keyboard');
      await page.keyboard.press('Enter');
      await page.getByText('Added to By keyboard', { exact: true }).waitFor();
      await tabTo(page, page.getByRole('combobox', { name: 'Add a tag' }));
      await page.keyboard.type('No mouse');
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Tags' }).getByText('no-mouse').waitFor();

      const before = String((await siteNow(page, council, id))['site_name']);
      await tabTo(page, valueOf(page, 'Site name'));
      await page.keyboard.press('Enter');
      await page.keyboard.type('Typed over what was there');
      await page.keyboard.press('Enter');
      await page.getByText('Site name saved').waitFor();
      await heading(page, 'Typed over what was there').waitFor();
      await tabTo(
        page,
        page.getByRole('group', { name: 'Add' }).getByRole('button', { name: 'Add note' }),
      );
      await page.keyboard.press('Enter');
      await tabTo(page, panel(page, 'Notes').getByLabel('Add a note'));
      await page.keyboard.type('Written without a mouse');
      await page.keyboard.press('Control+Enter');
      const note = panel(page, 'Notes').getByRole('listitem').getByText('Written without a mouse');
      await note.waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await arrange(page);

      expect((await siteNow(page, council, id))['site_name']).toBe('Typed over what was there');
      await tabTo(page, button('Undo change of Site name'));
      await page.keyboard.press('Enter');
      await page.getByText('Site name is as it was before').waitFor();
      await heading(page, before).waitFor();
      const now = await siteNow(page, council, id);
      expect(now['site_name']).toBe(before);
      expect(now['site_tags']).toEqual(expect.arrayContaining([expect.stringMatching('no-mouse')]));
      expect(await historyNow(page, council, id)).toEqual(
        expect.arrayContaining([
          'Tag||no-mouse added',
          'List||Added to By keyboard',
          'Written without a mouse',
        ]),
      );
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );

  /** Narrows the search to one site, walks to its card and opens it; gives its number. */
  async function openFromResults(page: Page): Promise<number> {
    await page.keyboard.press('/');
    await page.keyboard.type('OWN-0003');
    await page.keyboard.press('Enter');
    await counted(page, /^1 \/ 1 sites found$/);
    await tabTo(page, page.getByRole('region', { name: 'Sites found' }).getByRole('article'));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/site/'));
    await panel(page, 'Features').getByRole('tab', { name: 'Overview' }).waitFor();
    return Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  }

  /** Moves the notes and makes them higher; the server keeps where they are. */
  async function arrange(page: Page): Promise<void> {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await tabTo(page, button('Edit layout'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, button('Move or resize Notes'));
    await page.keyboard.press('ArrowDown');
    await page.getByText(/^Notes: column \d+, row \d+, \d+ wide, 3 high$/).waitFor();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText(/^Notes: column \d+, row \d+, \d+ wide, 4 high$/).waitFor();
    await tabTo(page, button('Save layout'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Layout saved', { exact: true }).waitFor();
    const { body } = await callAs(page, council, 'GET', '/user/site-details-layout');
    const { layouts } = (body as { result: { layout: { layouts: { lg: object[] } } } }).result
      .layout;
    expect(layouts.lg).toContainEqual(expect.objectContaining({ i: 'notes', h: 4 }));
  }
});
