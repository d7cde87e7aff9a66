import type { NewField } from '../../functions/src/council/ground/dictionary/add-dictionary-field.ts';
import { seededRandom } from '../random.ts';
import { describeSite } from '../sites/describe.ts';
import type { Describing } from '../sites/describing.ts';
import { givenTags } from '../sites/remarks.ts';
import { scenariosOf } from '../sites/scenarios.ts';
import type { DemoSite } from '../sites/site.ts';
import { buildTown } from '../town/town.ts';
import type { Parcel, Town } from '../town/town.ts';
import type { TownPlan } from '../town/plan.ts';

interface Making {
  plan: TownPlan;
  about: Describing;
  sites: number;
  fields: readonly NewField[];
  finish?: (site: DemoSite, number: number) => DemoSite;
}

/** The sizes that a land assessment looks at, in hectares. */
const considered = { from: 0.05, to: 40 };

/** A council's town and the records of this many of its parcels, spread over all of it. */
export function makeSites({ plan, about, sites, fields, finish }: Making): {
  town: Town;
  sites: DemoSite[];
} {
  const town = buildTown(plan);
  const random = seededRandom(`${plan.seed} sites`);
  const fitting = town.parcels.filter(
    ({ hectares }) => hectares >= considered.from && hectares <= considered.to,
  );
  if (fitting.length < sites)
    throw new Error(`${plan.seed} has only ${fitting.length} parcels for ${sites} sites`);
  const columns = new Set(fields.map((field) => field.dbPropertyName));
  const records = spread(fitting, sites).map((parcel, i) => {
    const site = describeSite(parcel, i + 1, about, random);
    const whole = finish ? finish(site, i + 1) : site;
    const values = Object.fromEntries(
      Object.entries(whole.values).filter(([name]) => columns.has(name)),
    );
    return {
      ...whole,
      values,
      tags: [...new Set([...whole.tags, ...givenTags(i + 1)])],
      scenarios: scenariosOf({ values }, i + 1),
    };
  });
  return { town, sites: records };
}

/** This many of the parcels, evenly through the town's order, which goes quarter by quarter. */
function spread(parcels: readonly Parcel[], count: number): Parcel[] {
  return Array.from(
    { length: count },
    (_, i) => parcels[Math.floor((i * parcels.length) / count)] as Parcel,
  );
}
