import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { insertItem, updateItem } from '../../functions/src/council/content/queries/changes.ts';
import { dictionaryOf } from '../../functions/src/council/ground/dictionary/queries/dictionary.ts';
import {
  SETTINGS_COLLECTION,
  SETTINGS_ITEM,
  settingsFault,
  type CouncilSettings,
} from '../../functions/src/council/ground/settings/council-settings.ts';
import { itemsChanged } from '../../functions/src/council/content/change-items.ts';
import { sql, withTenant, type Tx } from '../../functions/src/platform/db.ts';
import { flagNames, type FlagName } from '../../functions/src/platform/flag-names.ts';
import { findTenant, type Tenant } from '../../functions/src/platform/tenancy.ts';
import { flagItemId } from '../seed/content.ts';
import { typedDocumentFields } from './document-fields.ts';

/** As they are typed after `npm run tenant -- set`; each may be left out. */
export interface TypedSettings {
  name?: string | undefined;
  colour?: string | undefined;
  /** A picture's path, or its https address. */
  logo?: string | undefined;
  'small-logo'?: string | undefined;
  /** West, south, east, north in degrees. */
  region?: string | undefined;
  licence?: string | undefined;
  /** What documents may tell of a site: 'id,site_name' or 'all'. */
  'document-fields'?: string | undefined;
  /** 'data export=off'. */
  flag?: string[] | undefined;
  /** 'on' or 'off' for the whole council, '/map=on' for a page. */
  maintenance?: string[] | undefined;
}

/** Changes a council's settings and flags as its administrators do in the content system; gives what was changed. */
export async function setCouncil(shortName: string, typed: TypedSettings): Promise<string[]> {
  const tenant = await findTenant(shortName);
  if (!tenant) throw new Error(`There is no council ${shortName}: npm run tenant -- list`);
  const flags = (typed.flag ?? []).map(flagOf);
  return withTenant(tenant, async (tx) => {
    const settings = await settingsOf(tx, tenant, typed);
    const fault = settingsFault(settings);
    if (fault) throw new Error(fault);
    const names = Object.keys(settings);
    if (names.length > 0) await put(tx, shortName, SETTINGS_COLLECTION, SETTINGS_ITEM, settings);
    for (const { name, available } of flags) {
      const data = { name, available, application: 2 };
      await put(tx, shortName, 'app_feature_flags', flagItemId(name), data);
    }
    const done = [...names, ...flags.map(({ name }) => name)];
    if (done.length === 0) throw new Error('Say what to change: npm run tenant');
    return done;
  });
}

async function put(tx: Tx, tenant: string, collection: string, id: string, data: object) {
  const item = { collection, id, data };
  const had = await updateItem(tx, item);
  if (!had) await insertItem(tx, { ...item, tenant });
  await itemsChanged(tx, null, { collection, ids: [id], kind: had ? 'updated' : 'created' });
}

function flagOf(typed: string): { name: FlagName; available: boolean } {
  const [, written = '', state = ''] = /^(.*)=(on|off)$/.exec(typed) ?? [];
  const name = flagNames.find((each) => each === written.trim());
  if (state === '') throw new Error(`--flag '${typed}': write 'name=on' or 'name=off'`);
  if (!name) throw new Error(`There is no flag '${written}'. Flags: ${flagNames.join(', ')}`);
  return { name, available: state === 'on' };
}

async function settingsOf(tx: Tx, tenant: Tenant, typed: TypedSettings): Promise<CouncilSettings> {
  const { name, colour, logo, licence, region, maintenance } = typed;
  const smallLogo = typed['small-logo'];
  const documentFields = typed['document-fields'];
  return {
    ...(name === undefined ? {} : { name }),
    ...(colour === undefined ? {} : { mainColor: colour }),
    ...(logo === undefined ? {} : { logo: await picture(logo) }),
    ...(smallLogo === undefined ? {} : { smallLogo: await picture(smallLogo) }),
    ...(licence === undefined ? {} : { mapLicense: licence || null }),
    ...(region === undefined ? {} : await regionOf(tx, region)),
    ...(documentFields === undefined
      ? {}
      : { documentSiteFields: typedDocumentFields(documentFields, await dictionaryOf(tx)) }),
    ...(maintenance === undefined ? {} : maintenanceOf(tenant, maintenance)),
  };
}

const PICTURES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

async function picture(given: string): Promise<string> {
  if (given.startsWith('https://')) return given;
  const type = PICTURES[path.extname(given).toLowerCase()];
  if (!type) throw new Error(`--logo: a PNG, JPEG, WebP or SVG file, or an https address`);
  return `data:${type};base64,${(await readFile(given)).toString('base64')}`;
}

/** The region and its centre, on the grid and in degrees. */
async function regionOf(tx: Tx, typed: string): Promise<CouncilSettings> {
  const mapRegion = typed.split(',').map(Number);
  // Refused as it is: only a region that fits has a centre.
  if (settingsFault({ mapRegion })) return { mapRegion };
  const [west = 0, south = 0, east = 0, north = 0] = mapRegion;
  const [lon, lat] = [(west + east) / 2, (south + north) / 2];
  const { rows } = await sql<{ x: number; y: number }>`
    select round(st_x(p)) as x, round(st_y(p)) as y
      from st_transform(st_setsrid(st_makepoint(${lon}, ${lat}), 4326), 27700) p`.execute(tx);
  const { x = 0, y = 0 } = rows[0] ?? {};
  return { mapRegion, locationLonLat: [lon, lat], location: [x, y] };
}

function maintenanceOf({ record }: Tenant, typed: string[]): CouncilSettings {
  const settings: CouncilSettings = {};
  const pages = new Map(pagesOf(record).map((page) => [page.route, page]));
  for (const each of typed) {
    const [, route, state] = /^(?:(\/[^=]*)=)?(on|off)$/.exec(each) ?? [];
    if (!state) throw new Error(`--maintenance '${each}': write on, off or /page=on`);
    const maintenanceActive = state === 'on';
    if (route) pages.set(route, { route, maintenanceActive, maintenanceActiveUntil: null });
    else settings.global_maintenance_active = maintenanceActive;
  }
  if (typed.some((each) => each.startsWith('/')))
    settings.page_maintenance_status = [...pages.values()];
  return settings;
}

type PageMaintenance = NonNullable<CouncilSettings['page_maintenance_status']>[number];
const pagesOf = (record: Record<string, unknown>) =>
  (record.page_maintenance_status ?? []) as PageMaintenance[];
