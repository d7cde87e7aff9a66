import { councilOrigin } from '../../../platform/council-origin.ts';
import { inkOn } from '../../../platform/colours.ts';
import { longDateOf } from '../../../platform/dates/long-date.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { findSiteArea } from '../../constraints/queries.ts';
import { BASE } from '../../ground/scenarios/base-scenario.ts';
import { siteReferenceOf } from '../../ground/sites/site-reference.ts';
import { statusColours } from '../../layers/style/site-colours.ts';
import { attributionText } from '../exports/attribution.ts';
import { capacityPart } from './capacity-part.ts';
import { balanced } from './balanced.ts';
import { constraintLines, type Tested } from './constraint-lines.ts';
import { factsOf, plainAddress } from './facts.ts';
import { gatherSite, type GatheredSite } from './gather-site.ts';
import { nearHeight, nearLines } from './near-lines.ts';
import { sheetMessages as messages } from './messages.ts';
import type { SiteSheet } from './sheet.ts';
import { sheetMap, type SheetMap } from './sheet-map.ts';
import { stripOf } from './strip.ts';

const LETTERS_OF_THE_HEADING = 58;

/** What a site's sheet says, the pictures on it, and the photograph that is still to be fetched. */
export interface MadeSheet {
  sheet: SiteSheet;
  pictures: Record<string, string>;
  photo: GatheredSite['photo'];
}

/** Reads what goes on a site's sheet at this moment. Throws site-not-found, also where the site has no such scenario. */
export async function makeSheet(
  tx: Tx,
  tenant: Tenant,
  asked: { siteId: number; scenario?: string | undefined },
  now: Date,
): Promise<MadeSheet> {
  const gathered = await gatherSite(tx, tenant, asked);
  const { photo } = gathered;
  const map = await sheetMap(tx, asked.siteId, gathered, linesBeside(gathered));
  const hectares = (await findSiteArea(tx, asked.siteId))?.hectares ?? 0;
  const sheet = sheetOf(tenant, gathered, { map, hectares, now });
  return { sheet, pictures: map?.pictures ?? {}, photo };
}

/** Lines of the first page that the map leaves room for. */
function linesBeside(gathered: GatheredSite): number {
  const none = () => null;
  const { rows } = constraintLines(gathered, 'shape', none);
  const named = Math.ceil(gathered.name.length / LETTERS_OF_THE_HEADING) - 1;
  // The map leaves one line for the heads anyway.
  const near = Math.max(0, nearHeight(nearLines(gathered, none)) - 1);
  return rows.length + near + named;
}

interface Around {
  map: SheetMap | undefined;
  /** Of the boundary; 0 without one. */
  hectares: number;
  now: Date;
}

/** The sheet of a site from what was gathered. */
function sheetOf(
  tenant: Tenant,
  gathered: GatheredSite,
  { map, hectares, now }: Around,
): SiteSheet {
  const { site, name, fields, capacity, photo } = gathered;
  const status = statusOf(gathered);
  const strip = stripOf(gathered, hectares);
  const known = siteReferenceOf(site, fields);
  const elsewhere = [
    ...strip.used,
    ...status.used,
    'source_reference',
    ...saying(gathered, known),
    ...saying(gathered, name),
  ];
  const { facts, notes } = factsOf(site, fields, { ...gathered, elsewhere });
  const tested: Tested = map === undefined ? 'nothing' : map.isPoint ? 'point' : 'shape';
  const markOf = map?.markOf ?? (() => null);
  const scenario = site.scenario_name === BASE ? null : site.scenario_name;
  const reference = known === undefined ? undefined : messages.reference(known);
  return {
    title: messages.title(name),
    name,
    about: reference === undefined ? [] : [reference],
    status: status.shown,
    scenario: scenario === null ? null : messages.scenario(scenario),
    strip: strip.facts,
    map: map ? { alt: messages.map(name, map.scale, map.layers) } : null,
    location: map?.location ? { alt: messages.location(name, map.location.scale) } : null,
    constraints: constraintLines(gathered, tested, markOf),
    nearest: nearLines(gathered, markOf),
    facts: balanced(facts, [photo, map?.location].filter(Boolean).length),
    notes,
    photo: photo ? { alt: messages.photo(name, photo.fileName), caption: photo.fileName } : null,
    capacity: capacity ? capacityPart(capacity, now) : null,
    attribution: creditOf(tenant, map?.attribution ?? []),
    foot: [addressOf(tenant, site.id, scenario), messages.made(longDateOf(now))],
    running: [name, reference].filter((each) => each !== undefined).join(' · '),
  };
}

/** Who is credited, once: a council's licence often says in its middle what a layer says alone. */
function creditOf({ record: { mapLicense } }: Tenant, layers: readonly string[]): string {
  const licence = attributionText([mapLicense]);
  return attributionText([licence, ...layers.filter((each) => !licence.includes(each))]);
}

function addressOf(tenant: Tenant, siteId: number, scenario: string | null): string {
  const under = scenario === null ? '' : `?scenario=${encodeURIComponent(scenario)}`;
  return plainAddress(`${councilOrigin(tenant)}/site/${siteId}${under}`);
}

/** Fields that say nothing but this text, which stands in the head. */
const saying = ({ site, fields }: GatheredSite, text: string | undefined) =>
  fields
    .filter(({ dbPropertyName }) => text !== undefined && site[dbPropertyName] === text)
    .map(({ dbPropertyName }) => dbPropertyName);

/** The first of the council's status fields that has a value, in its words and with its colour on the map. */
function statusOf({ fields, site }: GatheredSite) {
  const states = fields.filter(({ type }) => type === 'status');
  const field = states.find(({ dbPropertyName }) => site[dbPropertyName]) ?? states[0];
  const value = field && site[field.dbPropertyName];
  const said = typeof value === 'string' ? value : '';
  const known = statusColours(field).find((each) => each.value === said);
  const colour = known?.colour ?? '#8a949e';
  return {
    shown: {
      text: said === '' ? messages.noStatus : (known?.label ?? said),
      colour,
      ink: inkOn(colour),
    },
    used: field ? [field.dbPropertyName] : [],
  };
}
