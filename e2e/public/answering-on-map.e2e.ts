import { expect, it } from 'vitest';
import { publishQuestions } from '../support/asked-document.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { emptyPage, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser({ map: true });
const council = useOwnCouncil(3);

it('a site that is selected on the map, by pointer or from its list, is the one that is answered about', async () => {
  const officer = await emptyPage(visitAs(`officer@${council}.test`));
  const { id } = await publishQuestions(officer, council, 2);
  const page = await emptyPage(visitAs(`resident@${council}.test`));
  await page.goto(`/p/document/${id}?tenant=${council}`);
  const question = page.locator('.block.question').nth(3);
  await question.scrollIntoViewIfNeeded();
  const choice = question.getByRole('combobox');
  await expect.poll(() => choice.isEnabled()).toBe(true);
  const [first, second] = (await choice.getByRole('option').allTextContents()).slice(1);
  expect([first, second]).not.toContain(undefined);
  const chosen = () => choice.locator('option:checked').textContent();

  const list = question.locator('summary').first();
  await list.click();
  await question.getByRole('button', { name: `Show on the map: ${second!}` }).click();
  await expect.poll(chosen).toBe(second);
  await question.getByRole('group', { name: second! }).waitFor();
  await question.getByRole('button', { name: `Show on the map: ${first!}` }).click();
  await expect.poll(chosen).toBe(first);
  // The map has come to the site, which lies in its middle; elsewhere nothing is selected.
  await question.getByRole('button', { name: 'Close', exact: true }).click();
  await choice.selectOption(second!);
  const canvas = (await question.locator('canvas').boundingBox())!;
  await page.mouse.click(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2);
  await expect.poll(chosen).toBe(first);

  await question.getByLabel('No', { exact: true }).check();
  await question.getByRole('textbox', { name: /comment/i }).fill('The lane is narrow');
  await question.getByRole('button', { name: /^Submit/ }).click();
  await question.getByText('Your answer has been submitted', { exact: true }).waitFor();
  const told = question.getByRole('region', { name: 'Sites that you commented on' });
  await told.getByText(first!).waitFor();
  expect(await told.getByText(second!).count()).toBe(0);
});
