import { formatNumber, formatValue } from '../../../council/ground/dictionary/format-value.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { areaField } from '../../ground/sites/name-and-area.ts';
import { type Homes, type HomesFields, homesFields, homesWords } from '../../ground/sites/homes.ts';
import type { GatheredSite } from './gather-site.ts';
import { sheetMessages as messages } from './messages.ts';
import type { Fact } from './sheet.ts';

/** As specification 000 section 2.4 names them: when it could be built, and whether it should be. */
const JUDGEMENTS = ['availability_time_period', 'suitability_assessment_result'];
/** More of them could not be read at a glance. */
const MAX_FACTS = 6;
const TWO_DECIMALS = { NUMBERS_AFTER_DECIMAL_POINT: 2 };

/** The few figures that decide, as far as they are known, and the fields that they were taken from. */
export function stripOf(
  gathered: GatheredSite,
  boundaryHectares: number,
): { facts: Fact[]; used: string[] } {
  const { site, fields, available, capacity, homes } = gathered;
  const area = areaField(fields);
  const known = homesFields(fields);
  const worked = capacity?.outcome.homes;
  const hectares = numberOf(site, area) ?? (boundaryHectares > 0 ? boundaryHectares : undefined);
  const density = fields.find(({ type }) => type === 'residential-units-per-hectare');
  const given = numberOf(site, density);
  const perHectare =
    given !== undefined
      ? { from: Math.round(given), to: Math.round(given) }
      : densityOf(homes, hectares);
  const judged = judgements(gathered);
  const shown: (Fact | false)[] = [
    hectares !== undefined && {
      label: messages.strip.area,
      text: messages.hectares(formatNumber(hectares, TWO_DECIMALS)),
    },
    homes !== undefined && { label: messages.strip.homes, text: homesWords(homes) },
    perHectare !== undefined && {
      label: messages.strip.density,
      text: messages.perHectare(homesWords(perHectare)),
    },
    ...judged.map((field) => ({
      label: field.label,
      text: formatValue(field, site[field.dbPropertyName]),
    })),
    available !== undefined && { label: messages.strip.available, text: available },
  ];
  const used = [area, density, ...sayingHomes(site, known, worked), ...judged];
  return {
    facts: shown.filter((fact) => fact !== false).slice(0, MAX_FACTS),
    used: used.flatMap((field) => (field ? [field.dbPropertyName] : [])),
  };
}

/** The fields that say no more than the strip does: the council's own, otherwise both ends of the register's range. */
function sayingHomes(
  site: Record<string, unknown>,
  known: HomesFields,
  worked: number | undefined,
): DictionaryField[] {
  const has = (field: DictionaryField | undefined) => numberOf(site, field) !== undefined;
  const { own, from, to, least } = known;
  const ends = worked === undefined ? [has(from) ? from : least, to] : [];
  return (has(own) ? [own] : ends).filter((field) => field !== undefined);
}

function densityOf(homes: Homes | undefined, hectares: number | undefined): Homes | undefined {
  if (!homes || hectares === undefined || hectares <= 0) return undefined;
  return { from: Math.round(homes.from / hectares), to: Math.round(homes.to / hectares) };
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
