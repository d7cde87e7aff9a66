import { expect, it } from 'vitest';
import { callAs } from '../support/call-as.ts';
import { flagInContent, useOwnCouncil } from '../support/own-council.ts';
import { emptyPage, pageAt, useBrowser } from '../support/use-browser.ts';

/** News come by the poll at the latest: every ten seconds. */
const NEWS_TAKE = { timeout: 40_000 };

const { visitAs } = useBrowser();
const council = useOwnCouncil(40);

it('an open table shows what a colleague edits, with the bell switched off meanwhile', async () => {
  const page = await pageAt('/table', visitAs(`officer@${council}.test`));
  const row = page.locator('tr[data-row]').first();
  await row.waitFor();
  const bell = page.getByRole('button', { name: /notifications/i });
  await bell.waitFor();
  const siteId = await row.getAttribute('data-row');

  const colleague = await emptyPage(visitAs(`admin@${council}.test`));
  const rename = async (name: string) => {
    const input = { column_name_raw: 'site_name', new_value: name };
    const { status } = await callAs(colleague, council, 'PUT', `/site/${siteId}`, input);
    expect(status).toBe(200);
    await page.locator(`tr[data-row="${siteId}"]`).getByText(name).waitFor(NEWS_TAKE);
  };
  await rename('Old Dairy, seen at once');

  const flag = await flagInContent(council, 'notifications');
  await flag.set(false);
  await expect.poll(() => bell.count(), NEWS_TAKE).toBe(0);
  await rename('Old Dairy, seen without a bell');
});
