import { sql, type Tx } from '../../functions/src/platform/db.ts';
import type { DemoCouncil } from '../../emulator-data/councils/council.ts';

/** Gives a council's made-up sites their scenarios, and its staff their lists. */
export async function seedSiteRecords(
  tx: Tx,
  { shortName, sites, lists }: Pick<DemoCouncil, 'shortName' | 'sites' | 'lists'>,
): Promise<void> {
  const scenarios = sites.flatMap(({ reference, scenarios: its }) =>
    its.map(({ name, isPublic, overrides }) => ({ reference, name, isPublic, overrides })),
  );
  await sql`
    insert into site_scenarios (site_id, scenario_name, is_public, overrides)
    select s.id, g.name, g."isPublic", g.overrides
      from jsonb_to_recordset(${JSON.stringify(scenarios)}::jsonb)
        as g (reference text, name text, "isPublic" boolean, overrides jsonb)
      join sites s on s.source = 'demo' and s.source_reference = g.reference`.execute(tx);
  for (const { name, owner, isUnique, members } of lists) {
    const given = members.map(({ site, scenario }, place) => ({
      reference: sites[site]?.reference,
      scenario,
      place,
    }));
    await sql`
      with list as (
        insert into site_lists (list_name, is_unique, account_id)
        values (${name}, ${isUnique}, (select id from accounts where email = ${`${owner}@${shortName}.test`}))
        returning id
      )
      insert into site_list_members (list_id, site_id, scenario_name, added_at)
      select list.id, s.id, g.scenario, now() + g.place * interval '1 microsecond'
        from list cross join jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          as g (reference text, scenario text, place integer)
        join sites s on s.source = 'demo' and s.source_reference = g.reference`.execute(tx);
  }
}
