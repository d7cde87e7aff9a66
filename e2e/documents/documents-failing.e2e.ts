import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { publishQuestions } from '../support/asked-document.ts';
import { failCalls, tryAgain } from '../support/fail-calls.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);
const WIDTHS = [1440, 900, 390];

it('where the server fails, each page of a document says so, reads well at every width, and can be tried again', async () => {
  const page = await emptyPage(visitAs(`officer@${council}.test`));
  const { id } = await publishQuestions(page, council);
  const asked = page.getByText('How many homes?').first();
  for (const [path, calls, shown] of [
    [
      '/documents',
      /api\/v1\/documents\/drafts(\?|$)/,
      page.getByRole('link', { name: 'Local plan' }),
    ],
    [`/documents/${id}`, /api\/v1\/documents\/drafts\/\d+(\?|$)/, asked],
    [`/documents/${id}/answers`, /api\/v1\/documents\/\d+\/answers\/counts/, asked],
    [
      `/documents/${id}/following`,
      /api\/v1\/documents\/\d+\/following/,
      page.getByText('Nobody has opened it yet'),
    ],
    [
      '/documents/held-answers',
      /api\/v1\/documents\/held-answers/,
      page.getByText('No answer is held'),
    ],
    [
      `/documents/preview/${id}`,
      /api\/v1\/documents\/drafts\/\d+\/preview/,
      page.locator('iframe'),
    ],
  ] as const) {
    await failCalls(page, 'GET', calls);
    await page.goto(path);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    await again.waitFor();
    await atWidths(page, WIDTHS, async (width) => {
      expect(await accessibilityFaults(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
    await tryAgain(page, calls, again, shown.first());
  }
}, 180_000);
