import { dictionaryOf } from '../../../council/ground/dictionary/queries.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { londonDay } from '../../../platform/dates/london.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { lastUpdatedField } from './last-updated.ts';
import { locationValues } from './location-fields.ts';
import { ownReferenceFields } from './own-reference-fields.ts';
import type { SiteValues } from './queries/site-state.ts';

const FIRST = { prefix: 'SITE-', last: 0, width: 4 };

/**
 * Fills in what every site has from its first day, where it is blank: the first of the council's statuses, the next
 * reference, the ward and other places that layers tell, today as the day of the last update. `numbered: false` for sites that a register has numbered.
 */
export async function completeNewSites(
  tx: Tx,
  ids: readonly number[],
  { numbered = true } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const dictionary = await dictionaryOf(tx);
  const places = await locationValues(tx, dictionary, ids);
  const reference = numbered ? ownReferenceFields(dictionary)[0] : undefined;
  const numbers = reference ? await nextReferences(tx, reference, ids) : new Map<number, string>();
  const status = firstStatus(dictionary);
  // A register that numbered its sites dates them, too.
  const dated = numbered ? await lastUpdatedField(tx) : undefined;
  const day = dated ? { [dated]: londonDay(new Date()) } : {};
  const complete = ids.map((id) => ({
    id,
    values: {
      ...status,
      ...day,
      ...places.get(id),
      ...(reference && numbers.has(id) ? { [reference]: numbers.get(id) ?? null } : {}),
    },
  }));
  await fillBlanks(tx, complete);
}

function firstStatus(dictionary: readonly DictionaryField[]): SiteValues {
  const [field] = dictionary.filter(({ type, options }) => type === 'status' && options.length > 0);
  return field?.options[0] ? { [field.dbPropertyName]: field.options[0].value } : {};
}

/** The references that follow the council's last one, such as NCL-0421, for those that have none; none is used twice. */
async function nextReferences(
  tx: Tx,
  field: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  // Two that are added at once wait for one another.
  await sql`select pg_advisory_xact_lock(hashtext(current_schema() || ' references'))`.execute(tx);
  const column = sql.ref(field);
  const { rows: blank } = await sql<{ id: number }>`
    select id from sites where id = any(${ids}::bigint[]) and coalesce(${column}, '') = '' order by id`.execute(
    tx,
  );
  const { rows } = await sql<typeof FIRST>`
    with held as (
      select regexp_replace(${column}, '[0-9]{1,9}$', '') as prefix, substring(${column} from '[0-9]{1,9}$') as digits
        from sites where ${column} ~ '[0-9]{1,9}$')
    select prefix, max(digits::int) as last, max(length(digits)) as width
      from held group by prefix order by count(*) desc, prefix limit 1`.execute(tx);
  const { prefix, last, width } = rows[0] ?? FIRST;
  return new Map(
    blank.map(({ id }, i) => [id, `${prefix}${String(last + 1 + i).padStart(width, '0')}`]),
  );
}

async function fillBlanks(tx: Tx, sites: { id: number; values: SiteValues }[]): Promise<void> {
  const columns = [...new Set(sites.flatMap(({ values }) => Object.keys(values)))];
  if (columns.length === 0) return;
  const sets = columns.map(
    (name) => sql`${sql.ref(name)} = coalesce(${sql.ref(`s.${name}`)}, ${sql.ref(`n.${name}`)})`,
  );
  await sql`
    update sites s set ${sql.join(sets)}
      from jsonb_to_recordset(${JSON.stringify(sites)}::jsonb) as given (id bigint, "values" jsonb)
     cross join lateral jsonb_populate_record(null::sites, given."values") n
     where s.id = given.id`.execute(tx);
}
