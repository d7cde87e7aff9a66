import type { Page } from 'playwright-core';
import { it, expect } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);
const FORGOTTEN_MS = 100_000;
const WIDTHS = [1440, 900, 390] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('two officers see that the other has the document open, and in which section they work', async () => {
  const mine = await pageAt('/documents', visitAs(`officer@${council}.test`));
  await button(mine, 'New document').first().click();
  await mine.getByRole('textbox', { name: 'Title', exact: true }).fill('Homes together');
  await button(mine, 'Begin document').click();
  await heading(mine, 'Homes together').waitFor();
  await button(mine, 'Add block at place 1 in section 1').click();
  await mine.getByRole('menuitem', { name: 'Text', exact: true }).click();
  await mine.getByRole('textbox', { name: 'Text' }).fill('We need 12,000 homes.');

  const theirs = await pageAt(new URL(mine.url()).pathname, visitAs(`admin@${council}.test`));
  await theirs.getByText('Demo Officer has this document open, too').waitFor();
  await theirs
    .getByRole('region', { name: 'Section 1', exact: true })
    .getByText('Demo Officer is in this section')
    .waitFor();
  await atWidths(theirs, WIDTHS, async () => {
    expect(await accessibilityFaults(theirs)).toEqual([]);
  });
  // On a phone the bar leaves the screen to the document: two rows, with the other officer.
  const top = async (name: string) => (await button(theirs, name).boundingBox())?.y ?? NaN;
  expect((await top('Publish')) - (await top('Contents'))).toBeLessThan(60);
  await button(theirs, 'More about the document').click();
  await theirs.getByRole('menuitem', { name: 'Document settings' }).click();
  await theirs.getByRole('dialog', { name: 'Document settings' }).waitFor();
  // Closed, it is told no more; a word that came late is forgotten within a minute and a half.
  await mine.goto('/documents');
  await heading(mine, 'Documents').waitFor();
  await theirs.reload();
  await heading(theirs, 'Homes together').waitFor();
  await theirs
    .getByText('has this document open, too')
    .waitFor({ state: 'detached', timeout: FORGOTTEN_MS });
}, 240_000);
