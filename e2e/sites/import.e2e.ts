import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newcastleOwn } from '../../emulator-data/councils/newcastle/council.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { counted } from '../support/sites-found.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

const ADDRESS = '/admin/placemaker/geodata/upload';
const REGISTER = [
  'SiteReference,SiteNameAddress,CoordinateReferenceSystem,GeoX,GeoY,Hectares,PermissionTyne,LastUpdatedDate,,',
  'E2E-1,"1 Invented Lane\r\r\nNewcastle",OSGB36,-1.61,54.97,0.5,Outline,31/03/2024,,',
  'E2E-2,2 Invented Lane,EPSG,425000,564000,plenty,,2024-03-31,,',
  'E2E-3,Nowhere at all,WGS84,0,0,1,,,,',
].join('\r\n');

const { visitAs } = useBrowser({ forFile: true });
const council = useOwnCouncil(0, newcastleOwn);
let page: Page;

beforeAll(async () => {
  page = await pageAt(ADDRESS, visitAs(`admin@${council}.test`));
});

const upload = async (name: string, content: string) => {
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content, 'latin1'),
  });
  await page.getByRole('button', { name: /^Upload and / }).click();
};
const TAKES = { timeout: 60_000 };
const report = () => page.getByRole('group', { name: 'Report by row and column' });

describe('importing a brownfield land register in the browser', () => {
  it('asks for a file', async () => {
    await page.getByRole('button', { name: 'Upload and compare' }).click();
    await page.getByRole('alert').getByText('Choose a file').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('says why a file is no register', async () => {
    await upload('letter.csv', 'Dear planners');
    const reason = page.getByText(
      'No row with the headers of a brownfield land register was found',
    );
    await reason.first().waitFor();
    expect(page.url()).not.toContain('import=');
  });

  it('follows the job to its report by row and column', async () => {
    await upload('register.csv', REGISTER);
    await page.getByText('2 new, 0 changed').first().waitFor(TAKES);
    await page.getByText('Nothing has been written yet').waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('2 taken, 1 refused').first().waitFor(TAKES);
    const table = report();
    await page.getByRole('button', { name: /^Refused/ }).click();
    await table.getByText('A coordinate is zero').waitFor();
    await table.getByText('plenty').waitFor();
    await page.getByRole('button', { name: /^Corrected/ }).click();
    await table.getByText('1 Invented Lane, Newcastle').waitFor();
    await expect.poll(() => table.getByText('A coordinate is zero').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('can be reopened by its address and by its notification', async () => {
    const address = page.url();
    await page.goto('/');
    await page.goto(address);
    await page.getByRole('heading', { name: 'Report: register.csv' }).waitFor();
    await page.goto('/notifications');
    const notification = page.getByText('Importing register.csv').first();
    await notification.waitFor();
    await expect.poll(() => notification.isVisible()).toBe(true);
  });

  it('leads to the sites of an import, exactly these', async () => {
    await page.goto(ADDRESS);
    await page.getByRole('button', { name: /^register\.csv/ }).click();
    await page.getByRole('button', { name: 'See the sites' }).click();
    await page.waitForURL(/\/map\?.*site_selection/);
    await counted(page, /^2 \/ 2 sites found$/);
  });

  it('shows what a newer register changes, field by field, before it is imported', async () => {
    await page.goto(ADDRESS);
    const [head = '', first = ''] = REGISTER.split('\r\n').slice(0, 2);
    const rest = REGISTER.slice(REGISTER.indexOf('E2E-2')).split('\r\n')[0] ?? '';
    expect(first).toContain('E2E-1');
    await upload(
      'newer.csv',
      [head, rest.replace('plenty', '2.5').replace('2024', '2025')].join('\r\n'),
    );
    await page
      .getByText('0 new, 1 changed, 0 unchanged, 0 ended, 1 missing')
      .first()
      .waitFor(TAKES);
    await page.getByRole('button', { name: /^Changed values/ }).click();
    await report().getByText('2.5').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('ends missing sites once somebody says which and when', async () => {
    await page.getByLabel('Some of them have ended').check();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('alert').getByText('Give the day on which they ended').waitFor();
    await page.getByRole('textbox', { name: 'Ended on' }).fill('31 May 2025');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Tick the sites that have ended').waitFor();
    await page.getByLabel('E2E-1').check();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('1 taken, 0 refused').first().waitFor(TAKES);
    await page.getByText('1 ended, 0 missing').first().waitFor();
    await page.getByRole('button', { name: /^Ended/ }).click();
    await report().getByText('31 May 2025').waitFor();
  });

  it('a compared file can be discarded', async () => {
    await page.goto(ADDRESS);
    await upload('discarded.csv', REGISTER.replace('0.5', '0.7'));
    await page.getByRole('button', { name: 'Discard', exact: true }).click(TAKES);
    await page.getByText('nothing of this file was written').waitFor();
  });

  it('takes of a layer what has the value asked for', async () => {
    await page.goto(ADDRESS);
    await page.getByLabel('Map layer').check();
    await page.getByLabel('Name of the layer').fill('Wards of one kind');
    await page.getByLabel('Only where').fill('Byker');
    const wards = ['Byker', 'Walker'].map((name) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Point', coordinates: [-1.58, 54.97] },
    }));
    await upload('wards.geojson', JSON.stringify({ type: 'FeatureCollection', features: wards }));
    await page.getByRole('alert').getByText('Write it as property=value').first().waitFor();
    await page.getByLabel('Only where').fill('name=Byker');
    await page.getByRole('button', { name: 'Upload and import' }).click();
    await page.getByText('1 taken, 0 refused').first().waitFor(TAKES);
  });

  it('matches columns by hand, and remembers them for the next file', async () => {
    const table = (reference: string, remark: string) =>
      [
        'reference,geometry,name,Scribbles',
        `${reference},POINT (425300 564000),The glue works,${remark}`,
      ].join('\n');
    const scribbles = page.getByLabel('Field for Scribbles');
    const columns = page.getByText(/^Columns of the file/);
    const compare = async (file: string, content: string) => {
      await page.goto(ADDRESS);
      await page.getByLabel('Sites with boundaries').check();
      await page.getByLabel('Only where').fill('');
      await upload(file, content);
      await columns.click(TAKES);
    };
    await compare('scribbled.csv', table('SCRIB-1', '1 Glue Lane'));
    await expect.poll(() => scribbles.inputValue()).toBe('');
    await page.getByText('1 value, such as "1 Glue Lane"').waitFor();
    await scribbles.selectOption({ label: 'Address' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Match and compare again' }).click();
    await expect.poll(() => columns.textContent()).toMatch(/1 of 3|all 3/);
    await page.getByRole('button', { name: 'Import', exact: true }).click(TAKES);
    await page.getByText('1 taken, 0 refused').first().waitFor(TAKES);
    await page.getByRole('button', { name: 'See the sites' }).click();
    await counted(page, /^1 \/ \d+ sites found$/);
    await page.getByText('View Site Details').first().click();
    await page.getByText('1 Glue Lane').first().waitFor();

    await compare('more-scribbles.csv', table('SCRIB-2', '2 Glue Lane'));
    await expect.poll(() => scribbles.locator('option:checked').textContent()).toBe('Address');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByText('nothing of this file was written').waitFor();
  });

  it('is not open to an officer', async () => {
    const officer = await pageAt(ADDRESS, visitAs(`officer@${council}.test`));
    await officer.waitForURL((url) => url.pathname !== ADDRESS);
    await expect.poll(() => officer.getByRole('button', { name: /^Upload and / }).count()).toBe(0);
  });
});
