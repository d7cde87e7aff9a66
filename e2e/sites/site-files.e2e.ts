import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { firstSite } from '../support/first-site.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { panel, reach } from '../support/site-panels.ts';
import { emptyPage, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(30);
const files = (page: Page) => panel(page, 'Files');

async function siteAs(who: string, width = 1440): Promise<{ page: Page; siteId: number }> {
  const page = await emptyPage(visitAs(`${who}@${council}.test`, { width }));
  const siteId = await firstSite(page, council);
  await page.goto(`/site/${siteId}`);
  await reach(page, 'Files');
  return { page, siteId };
}

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer();
const choose = (page: Page, chosen: { name: string; mimeType: string; buffer: Buffer }[]) =>
  files(page).locator('input[type=file]').setInputFiles(chosen);
const png = async (name: string) => ({ name, mimeType: 'image/png', buffer: await picture(64) });

describe('files of a site', () => {
  it('are uploaded, scanned, looked at and deleted; harmful ones are quarantined, and never opened', async () => {
    const { page, siteId } = await siteAs('officer');
    await files(page).getByText('No files found for this site').waitFor();
    await choose(page, [await png('Plan of the yard.png')]);
    await files(page).getByRole('button', { name: 'Preview Plan of the yard.png' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan of the yard.png' });
    await dialog.getByRole('img', { name: 'Plan of the yard.png' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await accessibilityFaults(page)).toEqual([]);
    await files(page).getByRole('button', { name: 'Delete Plan of the yard.png' }).click();
    await page.getByText('Plan of the yard.png deleted').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Plan of the yard.png is back').waitFor();
    // The small picture is there again, too.
    const small = files(page).getByRole('listitem').locator('img');
    await expect
      .poll(() =>
        small.evaluate((img) => (img as unknown as { naturalWidth: number }).naturalWidth),
      )
      .toBeGreaterThan(0);
    await files(page).getByRole('button', { name: 'Delete Plan of the yard.png' }).click();
    await expect
      .poll(() => callAs(page, council, 'GET', `/site/v2/${siteId}/files`))
      .toMatchObject({ body: { result: { files: [], total: 0 } } });

    // Put together here, so that no scanner takes this test for what it tests.
    const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'];
    const buffer = Buffer.concat([await picture(8), Buffer.from(virus.join(''))]);
    await choose(page, [{ name: 'letter.png', mimeType: 'image/png', buffer }]);
    const row = files(page).getByRole('listitem').filter({ hasText: 'Quarantined' });
    await row.getByText('letter.png').waitFor();
    await expect.poll(() => row.getByRole('button', { name: /^Preview/ }).count()).toBe(0);
    await expect.poll(() => row.getByRole('link').count()).toBe(0);
  });

  it('are saved and looked at by addresses made for it, and a look that fails offers another try', async () => {
    const { page } = await siteAs('officer');
    await choose(page, [await png('Third plan.png')]);
    const download = files(page).getByRole('button', { name: 'Download Third plan.png' });
    await download.waitFor();
    const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
    // Cloud Storage gives the name that the address asks for; the emulator gives its object's.
    expect(saved.suggestedFilename()).toMatch(/Third.plan\.png$/);
    expect(saved.url()).toContain('response-content-disposition=attachment');
    expect(await sharp(await saved.path()).metadata()).toMatchObject({ format: 'png', width: 64 });

    const broken = { status: 500, json: { error: { code: 'internal', message: 'Down' } } };
    await page.route('**/file/signed-url*', (route) => route.fulfill(broken));
    await files(page).getByRole('button', { name: 'Preview Third plan.png' }).click();
    const dialog = page.getByRole('dialog', { name: 'Third plan.png' });
    await dialog.getByText('Failed to get signed url by self link').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/file/signed-url*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('img', { name: 'Third plan.png' }).waitFor();
  });
});
