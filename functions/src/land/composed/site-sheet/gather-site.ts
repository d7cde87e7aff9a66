import { councilConfig } from '../../../council/ground/configs/council-config.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { getCfsForm, getSuggestionForm } from '../../availability/contract.ts';
import { findForm } from '../../availability/queries.ts';
import type { Constraint } from '../../constraints/contract.ts';
import { findConstraints } from '../../constraints/queries.ts';
import { objectName } from '../../../records/files/object-name.ts';
import { siteFileOwner } from '../../ground/sites/site-file-owner.ts';
import { findFirstPicture } from '../../../records/files/queries/files.ts';
import { type CapacityRow, findCapacity } from '../../ground/capacity/queries/capacities.ts';
import { readSite } from '../../ground/sites/queries/read-site.ts';
import { type Homes, homesFields } from '../../ground/sites/homes.ts';
import { findHomesUnder } from '../../ground/sites/queries/homes.ts';
import { siteNames } from '../../ground/sites/site-names.ts';
import type { WholeSite } from '../../ground/sites/site-record.ts';
import type { Arranged, ArrangedTab } from './facts.ts';
import { nearestLayers } from './near-lines.ts';
import {
  findThingsNearby,
  findThingsOnSite,
  type ThingNearby,
  type ThingOnSite,
} from './queries/things.ts';

/** All that is known about a site and goes on its sheet. */
export interface GatheredSite {
  site: WholeSite;
  name: string;
  fields: DictionaryField[];
  card: Arranged[];
  tabs: ArrangedTab[];
  /** What overlaps it first, then what is near. */
  constraints: Constraint[];
  things: ThingOnSite[];
  nearby: ThingNearby[];
  capacity: CapacityRow | undefined;
  homes: Homes | undefined;
  /** When its owner says it can be built on. */
  available: string | undefined;
  photo: { fileName: string; object: string } | undefined;
}

/** Throws site-not-found, also where the site has no such scenario. */
export async function gatherSite(
  tx: Tx,
  tenant: Tenant,
  { siteId, scenario }: { siteId: number; scenario?: string | undefined },
): Promise<GatheredSite> {
  const fields = await dictionaryOf(tx);
  const site = await readSite(tx, siteId, fields, scenario);
  const card = (await councilConfig(tx, { type: 'site-card' })).current;
  const features = (await councilConfig(tx, { type: 'site-features' })).current;
  const constraints = await findConstraints(tx, siteId);
  const met = constraints.filter((each) => each.features > 0).map(({ layerId }) => layerId);
  const picture = await findFirstPicture(tx, siteFileOwner, {
    ownerId: siteId,
    kind: 'site files',
  });
  return {
    site,
    name: (await siteNames(tx, [siteId])).get(siteId) ?? '',
    fields,
    // If a configuration cannot be used, the dictionary's order remains.
    card: (card as { siteCardElements?: Arranged[] } | undefined)?.siteCardElements ?? [],
    tabs: (features as { tabs?: ArrangedTab[] } | undefined)?.tabs ?? [],
    constraints,
    things: await findThingsOnSite(tx, siteId, met),
    nearby: await findThingsNearby(tx, siteId, nearestLayers(constraints)),
    capacity: await findCapacity(tx, siteId, site.scenario_name),
    homes: await findHomesUnder(tx, siteId, site.scenario_name, homesFields(fields)),
    available: await availableWhen(tx, tenant, siteId),
    photo: picture && {
      fileName: picture.display_name,
      object: objectName(tenant.shortName, siteFileOwner, picture),
    },
  };
}

/** Only of forms that the council works with. */
async function availableWhen(tx: Tx, { flags }: Tenant, siteId: number) {
  for (const [kind, { flag }] of [
    ['cfs', getCfsForm],
    ['site-suggestion', getSuggestionForm],
  ] as const) {
    const form = flag && flags.has(flag) ? await findForm(tx, siteId, kind) : undefined;
    if (form) return form.answers.available;
  }
  return undefined;
}
