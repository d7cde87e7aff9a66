import { expect, it } from 'vitest';
import { answeringResident } from '../support/answering-resident.ts';
import { callAs } from '../support/call-as.ts';
import { signIn } from '../support/sessions.ts';

const { answered, council, OFFICER, RESIDENT } = answeringResident();

it('what a resident types is neither shown to nor sent as whoever has signed in in another tab since, and is there again for them', async () => {
  const { page, path, id } = await answered();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(path);
  const why = page.getByRole('textbox', { name: 'Why?' });
  await why.fill('MINE');
  await page.getByText('Draft saved, not sent yet').first().waitFor();

  await signIn(page.context(), OFFICER, council);
  const refused = page.waitForResponse(
    (answer) => answer.url().endsWith('/draft') && answer.status() === 401,
  );
  await why.pressSequentially(' ALONE');
  await refused;
  // The page is the officer's now, who cannot answer.
  await expect.poll(() => why.isDisabled()).toBe(true);
  expect(await why.inputValue()).toBe('');

  await signIn(page.context(), RESIDENT, council);
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/draft') && answer.status() === 200,
  );
  await page.goto(path);
  await saved;
  expect(await why.inputValue()).toBe('MINE ALONE');
  const { body } = await callAs(page, council, 'GET', `/documents/${id}/answers`);
  expect(JSON.stringify(body)).toContain('MINE ALONE');
});
