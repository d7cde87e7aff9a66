import { formatNumber, formatValue } from '../../../council/ground/dictionary/format-value.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { areaField } from '../../ground/sites/name-and-area.ts';
import { homesField } from '../../site-table/sums.ts';
import type { GatheredSite } from './gather-site.ts';
import { sheetMessages as messages } from './messages.ts';
import type { Fact } from './sheet.ts';

/** As specification 000 section 2.4 names them: when it could be built, and whether it should be. */
const JUDGEMENTS = ['availability_time_period', 'suitability_assessment_result'];
/** Of the national register: the fewest and the most. */
const NET_DWELLINGS = ['NetDwellingsRangeFrom', 'NetDwellingsRangeTo'];
/** More of them could not be read at a glance. */
const MAX_FACTS = 6;
const TWO_DECIMALS = { NUMBERS_AFTER_DECIMAL_POINT: 2 };

/** The few figures that decide, as far as they are known, and the fields that they were taken from. */
export function stripOf(
  gathered: GatheredSite,
  boundaryHectares: number,
): { facts: Fact[]; used: string[] } {
  const { site, fields, available } = gathered;
  const area = areaField(fields);
  const homes = homesOf(gathered);
  const hectares = numberOf(site, area) ?? (boundaryHectares > 0 ? boundaryHectares : undefined);
  const count = homes?.count;
  const density = fields.find(({ type }) => type === 'residential-units-per-hectare');
  const perHectare =
    numberOf(site, density) ??
    (count !== undefined && hectares !== undefined && hectares > 0 ? count / hectares : undefined);
  const judged = judgements(gathered);
  const shown: (Fact | false)[] = [
    hectares !== undefined && {
      label: messages.strip.area,
      text: messages.hectares(formatNumber(hectares, TWO_DECIMALS)),
    },
    homes !== undefined && { label: messages.strip.homes, text: homes.text },
    perHectare !== undefined && {
      label: messages.strip.density,
      text: messages.perHectare(formatNumber(Math.round(perHectare))),
    },
    ...judged.map((field) => ({
      label: field.label,
      text: formatValue(field, site[field.dbPropertyName]),
    })),
    available !== undefined && { label: messages.strip.available, text: available },
  ];
  const used = [area, density, homes?.field, ...judged];
  return {
    facts: shown.filter((fact) => fact !== false).slice(0, MAX_FACTS),
    used: used.flatMap((field) => (field ? [field.dbPropertyName] : [])),
  };
}

interface Homes {
  count: number;
  text: string;
  /** The field that says just this. */
  field?: DictionaryField | undefined;
}

/** A site's homes: as worked out, else as the council's field has them, else as its permission allows. */
function homesOf({ site, fields, capacity }: GatheredSite): Homes | undefined {
  const worked = capacity?.outcome.homes;
  if (worked !== undefined) return { count: worked, text: formatNumber(worked) };
  const field = homesField(fields);
  const count = numberOf(site, field);
  if (count !== undefined) return { count, text: formatNumber(count), field };
  const [from, to] = NET_DWELLINGS.map((name) =>
    numberOf(
      site,
      fields.find(({ standardName }) => standardName === name),
    ),
  );
  if (to === undefined) return undefined;
  const least = from === undefined || from === to ? '' : `${formatNumber(from)}–`;
  return { count: to, text: `${least}${formatNumber(to)}` };
}

function numberOf(site: Record<string, unknown>, field: DictionaryField | undefined) {
  const value = field && site[field.dbPropertyName];
  return typeof value === 'number' ? value : undefined;
}

/** The named judgements that the site has; where the council words others, those that its results show. */
function judgements({ site, fields, card }: GatheredSite): DictionaryField[] {
  const answered = fields.filter(
    ({ type, dbPropertyName }) => type === 'dropdown' && hasValue(site[dbPropertyName]),
  );
  const named = (names: readonly string[]) =>
    names.flatMap((name) => answered.find((field) => field.dbPropertyName === name) ?? []);
  const usual = named(JUDGEMENTS);
  return usual.length > 0
    ? usual
    : named(card.map(({ dbPropertyName }) => dbPropertyName ?? '')).slice(0, JUDGEMENTS.length);
}

const hasValue = (value: unknown) => value !== null && value !== undefined && value !== '';
