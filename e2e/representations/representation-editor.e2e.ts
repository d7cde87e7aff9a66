import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { signIn } from '../support/sessions.ts';
import { caretAfter, caretToEnd, menu, paste, select, text } from '../support/text-editor.ts';
import { atWidths, emptyPage, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);

const officer = () => visitAs(`officer@${council}.test`);
const admin = () => visitAs(`admin@${council}.test`);
const EDITOR = '/consultations/representations/editor?representationId=';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

/** A representation of its own for each test, and each try of it. */
async function registered(words: string): Promise<number> {
  const page = await emptyPage(officer());
  const add = async (path: string, input: object) => {
    const { body } = await callAs(page, council, 'POST', path, input);
    return (body as { result: Record<string, { id: number }> }).result;
  };
  const { consultation } = await add('/consultations/events', {
    name: `Draft local plan ${crypto.randomUUID()}`,
    kind: 'Other',
    opensAt: '2026-09-07T09:00',
    closesAt: '2026-12-19T17:00',
  });
  const { representation } = await add('/consultations/representations', {
    consultationEventId: consultation?.id,
    receivedDate: '2026-10-02',
    notAcknowledged: true,
    text: words,
  });
  return representation?.id ?? 0;
}

const LETTER = 'The lane floods.\n\nYours faithfully\nAda Marsh';

it('an officer pastes a letter, redacts, tags and splits it by keyboard, and sees what the public will', async () => {
  const id = await registered('');
  const page = await pageAt(`/consultations/representations/all?representationId=${id}`, officer());
  await page.getByRole('link', { name: 'Open the editor' }).click();
  await text(page).waitFor();
  expect(await page.locator('[data-placeholder]').getAttribute('data-placeholder')).toBe(
    'Copy and paste full representation text here. Highlight the text to create sub-reps, add tags or redact text.',
  );
  await text(page).focus();
  await paste(
    page,
    `<p class=MsoNormal style='font-size:11pt'>Ada Marsh objects.<o:p></o:p></p>
     <p class=MsoNormal>Homes flood.</p><script>alert(1)</script>`,
  );
  await saved(page);

  await select(page, 'Ada Marsh');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Enter');
  const redact = dialog(page, 'Redact');
  await redact.getByRole('combobox').fill('NAM');
  await page.keyboard.press('Enter');
  await redact.getByLabel('Comment').fill('Asked for it');
  expect(await accessibilityFaults(page)).toEqual([]);
  await redact.getByRole('button', { name: 'Redact' }).press('Enter');
  await redact.waitFor({ state: 'detached' });
  await page.getByText('Redaction 1 of 1').waitFor({ state: 'attached' });

  await caretToEnd(page);
  for (const _ of 'Homes flood.') await page.keyboard.press('Shift+ArrowLeft');
  await menu(page).waitFor();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const tag = dialog(page, 'Tag');
  await tag.getByRole('button', { name: 'Tag', exact: true }).click();
  await tag.getByText('Please choose a topic').waitFor();
  await tag.getByRole('checkbox', { name: 'Housing' }).check();
  await tag.getByRole('button', { name: 'Tag', exact: true }).click();
  await tag.waitFor({ state: 'detached' });

  await caretToEnd(page);
  for (const _ of 'Homes flood.') await page.keyboard.press('Shift+ArrowLeft');
  await menu(page).getByRole('button', { name: 'Create sub rep' }).click();
  const part = dialog(page, 'Create sub rep');
  await part.getByLabel('Comment').fill('About flooding');
  await part.getByRole('button', { name: 'Create sub-representation' }).click();
  await part.waitFor({ state: 'detached' });
  await saved(page);
  await page.getByText(`${id}.1`, { exact: true }).first().waitFor();
  await atWidths(page, [1440, 900, 390], async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Public view' }).click();
  const shown = page.getByRole('region', { name: 'Public view' });
  expect(await shown.innerText()).toBe('<Redacted name> objects.\n\nHomes flood.');
  const { body } = await callAs(
    page,
    council,
    'GET',
    `/consultations/representations/${id}/public-text`,
  );
  expect(JSON.stringify(body)).toContain('<Redacted name> objects.');
  expect(JSON.stringify(body)).not.toContain('Ada');

  await page.reload();
  await text(page).waitFor();
  await page.locator('[data-label=redaction]', { hasText: 'Redacted name' }).waitFor();
  await page.locator('[data-label=tag]', { hasText: 'Housing' }).waitFor();
  // Deleting the mark of a part deletes the part, too.
  await page.getByRole('tab', { name: 'Sub-reps 1' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog(page, 'Delete sub-representation').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('There is no sub-representation.').waitFor();
  await saved(page);
  const parts = await callAs(
    page,
    council,
    'GET',
    `/consultations/sub-representations?representationId=${id}`,
  );
  expect(JSON.stringify(parts.body)).toContain('"isDeleted":true');

  // A viewer reads what others will, and no more.
  const viewer = await pageAt(`${EDITOR}${id}`, visitAs(`viewer@${council}.test`));
  await viewer.getByText('<Redacted name> objects.').waitFor();
  expect(await text(viewer).count()).toBe(0);
  expect(await accessibilityFaults(viewer)).toEqual([]);
}, 180_000);

it('proposals count for nothing until they are accepted', async () => {
  const id = await registered(LETTER);
  const page = await pageAt(`${EDITOR}${id}`, officer());
  await text(page).waitFor();
  await page.getByRole('button', { name: 'Propose redactions' }).click();
  await page.getByRole('button', { name: 'Show Ada Marsh' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const publicText = async () => {
    const path = `/consultations/representations/${id}/public-text`;
    return JSON.stringify((await callAs(page, council, 'GET', path)).body);
  };
  expect(await publicText()).toContain('Ada Marsh');
  await page.getByRole('button', { name: 'Accept Ada Marsh' }).click();
  await page.getByText('1 passage redacted').waitFor();
  await saved(page);
  await expect.poll(publicText).not.toContain('Ada Marsh');
});

it('only a part is changed in its editor, and it is work of whom it is given to', async () => {
  const id = await registered(LETTER);
  const page = await pageAt(`${EDITOR}${id}`, officer());
  await text(page).waitFor();
  await select(page, 'The lane');
  await menu(page).getByRole('button', { name: 'Create sub rep' }).click();
  await dialog(page, 'Create sub rep')
    .getByRole('button', { name: 'Create sub-representation' })
    .click();
  await saved(page);
  await page.getByRole('link', { name: 'Open its editor' }).click();
  await page.getByRole('heading', { name: `Sub-representation ${id}.1` }).waitFor();
  await caretToEnd(page);
  await page.keyboard.type('NOWHERE');
  await caretAfter(page, 1, 'T');
  await page.keyboard.type('XX');
  await saved(page);
  const words = (await text(page).textContent()) ?? '';
  expect(words).toContain('TXXhe lane');
  expect(words).not.toContain('NOWHERE');

  await page.getByLabel('Policy').fill('H4');
  await page.getByLabel('Status').selectOption('In review');
  await page.getByRole('button', { name: 'Save part' }).click();
  await page.getByText('Part saved').waitFor();
  await page.getByRole('combobox', { name: 'Assign an officer' }).click();
  await page.getByRole('option', { name: 'Demo Officer' }).click();
  await page.getByRole('button', { name: 'Take it from Demo Officer' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/consultations/work');
  await page.getByRole('link', { name: `${id}.1` }).waitFor();
  await page.getByText('In review').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

it('two officers never overwrite one another', async () => {
  const id = await registered('One text.');
  const mine = await pageAt(`${EDITOR}${id}`, officer());
  await text(mine).waitFor();
  // Whoever cannot be told of the other's save meanwhile.
  await mine.route('**/updates*', (route) => route.abort());
  const theirs = await pageAt(`${EDITOR}${id}`, admin());
  await text(theirs).waitFor();
  await theirs.getByText('has this text open, too').waitFor();
  await mine.route(`**/representations/${id}/text`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await caretToEnd(mine);
  await mine.keyboard.type(' Mine.');
  await mine.getByText('Failed to save the text').waitFor();
  await caretToEnd(theirs);
  await theirs.keyboard.type(' Theirs.');
  await saved(theirs);
  await mine.unroute(`**/representations/${id}/text`);
  await mine.getByRole('button', { name: 'Try again' }).click();
  const conflict = dialog(mine, 'Two versions of this text');
  await conflict.getByText('Theirs.').waitFor();
  await conflict.getByText('Mine.').waitFor();
  expect(await accessibilityFaults(mine)).toEqual([]);
  await conflict.getByRole('button', { name: 'Merge by hand' }).click();
  await mine.getByRole('heading', { name: /^Version of/ }).waitFor();
  await caretToEnd(mine);
  await mine.keyboard.type(' Theirs.');
  await saved(mine);
  const { body } = await callAs(mine, council, 'GET', `/consultations/representations/${id}/text`);
  expect(JSON.stringify(body)).toContain('One text. Mine. Theirs.');
  await mine.getByRole('button', { name: 'Versions' }).click();
  await mine.getByRole('button', { name: 'Compare Version 1' }).click();
  await dialog(mine, 'Version 1 and the text now').getByText('Mine.').waitFor();
  await mine.getByRole('button', { name: 'Restore this version' }).click();
  await mine.getByText('The text is as in version 1 again').waitFor();
  await saved(mine);
  await expect.poll(() => text(mine).textContent()).toBe('One text. Theirs.');
});

it('what an officer types is not saved as whoever has signed in in another tab since, and is there again for them', async () => {
  const id = await registered(LETTER);
  const page = await pageAt(`${EDITOR}${id}`, officer());
  const stored = async () => {
    const answer = await callAs(page, council, 'GET', `/consultations/representations/${id}/text`);
    return JSON.stringify(answer.body);
  };
  // It asks before it is loaded anew, as something is unsaved.
  page.on('dialog', (dialog) => void dialog.accept());
  await caretToEnd(page);
  await signIn(page.context(), `admin@${council}.test`, council);
  await page.keyboard.type(' MINE');
  await page.getByRole('button', { name: 'Demo Officer' }).waitFor({ state: 'detached' });
  await text(page).waitFor();
  expect(await text(page).textContent()).not.toContain('MINE');
  expect(await stored()).not.toContain('MINE');
  await signIn(page.context(), `officer@${council}.test`, council);
  await page.reload();
  await expect.poll(() => text(page).textContent()).toContain('MINE');
  await saved(page);
  expect(await stored()).toContain('Ada Marsh MINE');
});
