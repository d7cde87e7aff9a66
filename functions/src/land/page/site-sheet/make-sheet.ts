import { councilConfig } from '../../../council/ground/configs/council-config.ts';
import { findConstraints } from '../../constraints/queries.ts';
import type { Constraint } from '../../constraints/contract.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { formatNumber, formatValue } from '../../../council/ground/dictionary/format-value.ts';
import { dictionaryOf } from '../../../council/ground/dictionary/queries.ts';
import { councilOrigin } from '../../../platform/council-origin.ts';
import { longDateOf } from '../../../platform/dates/long-date.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { readSite } from '../../ground/sites/read-site.ts';
import { BASE } from '../../ground/scenarios/base-scenario.ts';
import { factsOf } from './facts.ts';
import { frameAround, METRES_PER_POINT } from './map-frame.ts';
import { sheetMessages as messages } from './messages.ts';
import { findExtent, findSurroundings } from './queries/surroundings.ts';
import type { Fact, SiteSheet } from './sheet.ts';

/** Half a point on the page is finer than a printer can draw. */
const FINEST_POINTS = 0.5;
const PLAIN_COLOUR = '#14539a';

/** What a site's sheet says, at this moment. Throws site-not-found, also where the site has no such scenario. */
export async function makeSheet(
  tx: Tx,
  tenant: Tenant,
  asked: { siteId: number; scenario?: string | undefined },
  now: Date,
): Promise<SiteSheet> {
  const { siteId, scenario } = asked;
  const fields = await dictionaryOf(tx);
  const site = await readSite(tx, siteId, fields, scenario);
  const card = (await councilConfig(tx, { type: 'site-card' })).current;
  const features = (await councilConfig(tx, { type: 'site-features' })).current;
  const map = await mapOf(tx, tenant, siteId);
  const { mainColor } = tenant.record;
  return {
    council: tenant.name,
    colour:
      typeof mainColor === 'string' && /^#[\da-f]{6}$/i.test(mainColor) ? mainColor : PLAIN_COLOUR,
    name: nameOf(site, siteId),
    about: [
      ...(site.source_reference ? [messages.reference(site.source_reference)] : []),
      ...statusOf(fields, site),
      ...(site.scenario_name === BASE ? [] : [messages.scenario(site.scenario_name)]),
    ],
    facts: factsOf(site, fields, cardOf(card), tabsOf(features)),
    constraints: (await findConstraints(tx, siteId)).flatMap(constraintFact),
    tested: testedOf(map),
    map,
    footer: [
      messages.printed(longDateOf(now)),
      `${councilOrigin(tenant)}/site/${siteId}${site.scenario_name !== BASE ? `?scenario=${encodeURIComponent(site.scenario_name)}` : ''}`,
    ],
  };
}

type Card = Parameters<typeof factsOf>[2];
type Tabs = Parameters<typeof factsOf>[3];
// If a configuration cannot be used, the dictionary's order remains.
const cardOf = (config: object | undefined): Card =>
  (config as { siteCardElements?: Card } | undefined)?.siteCardElements ?? [];
const tabsOf = (config: object | undefined): Tabs =>
  (config as { tabs?: Tabs } | undefined)?.tabs ?? [];

async function mapOf(tx: Tx, tenant: Tenant, siteId: number): Promise<SiteSheet['map']> {
  const extent = await findExtent(tx, siteId);
  if (!extent) return undefined;
  const { frame, scale } = frameAround(extent);
  const tolerance = METRES_PER_POINT * scale * FINEST_POINTS;
  const surroundings = await findSurroundings(tx, siteId, frame, tolerance);
  const { mapLicense } = tenant.record;
  // Councils use links in it, which paper cannot show.
  const words = typeof mapLicense === 'string' ? mapLicense.replaceAll(/<[^>]*>/g, '').trim() : '';
  const licence = words === '' ? [] : [words];
  const attribution = [...new Set([...licence, ...surroundings.attribution])];
  return { frame, scale, surroundings: { ...surroundings, attribution } };
}

const testedOf = (map: SiteSheet['map']): SiteSheet['tested'] =>
  map === undefined ? 'nothing' : map.surroundings.site.type.endsWith('Point') ? 'point' : 'shape';

function nameOf(site: Record<string, unknown>, siteId: number): string {
  const named = [site['site_name'], site['address'], site['source_reference']].find(
    (each) => typeof each === 'string' && each !== '',
  );
  return typeof named === 'string' ? named : messages.site(siteId);
}

/** The first of the council's status fields that has a value, in the council's own words. */
function statusOf(fields: DictionaryField[], site: Record<string, unknown>): string[] {
  const said = fields.find(({ type, dbPropertyName }) => type === 'status' && site[dbPropertyName]);
  return said ? [`${said.label} ${formatValue(said, site[said.dbPropertyName])}`] : [];
}

function constraintFact(constraint: Constraint): Fact[] {
  const { layerName, layerOverlapPercent, overlapHectares, features } = constraint;
  if (features === 0) return [];
  const text =
    overlapHectares > 0
      ? messages.overlap(formatNumber(layerOverlapPercent), formatNumber(overlapHectares))
      : messages.touches;
  return [{ label: layerName, text }];
}
