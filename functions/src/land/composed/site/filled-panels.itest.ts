import { beforeAll, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { addContact } from '../../site-people/contract.ts';
import { addRelatedSite } from '../../related-sites/contract.ts';
import { createSiteNote } from '../../history/contract.ts';
import { createScenario } from '../../scenarios/contract.ts';
import { alikeSites } from '../../sites/testing/edited-sites.ts';
import { getFilledPanels } from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;
let other: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  [site = 0, other = 0] = await alikeSites(oak, 2, { homes: 10 });
}, 120_000);

const filled = async (siteId = site) => {
  const answer = await oak.as('viewer').call(getFilledPanels, { siteId });
  return Object.entries(answer).flatMap(([panel, some]) => (some ? [panel] : []));
};

it('names the panels of a site that have anything in them', async () => {
  expect(await filled()).toEqual([]);
  const officer = oak.as('officer');
  await officer.call(createSiteNote, { siteId: site, note_content: 'Seen from the lane' });
  expect(await filled()).toEqual(['notes']);
  await officer.call(createScenario, { siteId: site, scenarioName: 'Denser' });
  await officer.call(addContact, { siteId: site, name: 'John Smith' });
  await officer.call(addRelatedSite, { siteId: site, related_id: other });
  expect((await filled()).sort()).toEqual(['notes', 'people', 'related', 'scenarios']);
  // A relation holds both ways.
  expect(await filled(other)).toEqual(['related']);
});

it('is for staff of the site’s council', async () => {
  const path = `/site/v2/${site}/filled-panels`;
  expect((await oak.as('signed-out').get(path)).status).toBe(401);
  expect((await oak.as('resident').get(path)).status).toBe(403);
  expect((await elm.as('officer').get(path)).status).toBe(404);
  expect((await oak.as('viewer').get('/site/v2/none/filled-panels')).status).toBe(400);
});
