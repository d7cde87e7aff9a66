import { readCell } from './brownfield/read-cell.ts';
import { standardColumns, type ColumnName } from './brownfield/columns.ts';
import type { Finding } from '../../records/imports/findings.ts';
import { importSites } from './import-sites.ts';
import { dictionaryValues, mapColumns, unmappedColumns, type ColumnMap } from './map-columns.ts';
import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import type { SiteValue } from '../../council/ground/dictionary/parse-value.ts';
import { firstPosition } from '../ground/geometry/positions.ts';
import type { FileFeature } from '../ground/shape-files/read-shapes.ts';
import { plainHeader } from '../../records/tables/plain-header.ts';
import { nameLike } from './features/naming-property.ts';
import { fileColumns } from './file-columns.ts';
import type { MatchedColumns } from './queries/matched-columns.ts';
import type { TransformedShape } from './queries/shapes.ts';
import { geodataMessages as messages } from './messages.ts';
import { aboutRow, type Preparation, type PreparedImport } from './prepared-import.ts';
import { placeFeatures, type ReferencedFeature } from './features/place-features.ts';
import { readFeatures } from './tables/read-features.ts';
import { areaColumns, readSquareMetres } from './features/square-metres.ts';
import { firstOfEach } from './features/repeated-features.ts';
import { recogniseSites } from './features/recognise.ts';
import { featureReferences } from './features/references.ts';
import { selectFeatures } from './features/select-features.ts';
import { standardColumnsOf } from './features/truncated-names.ts';

const OF_THE_SITE: ColumnName[] = ['SiteReference', 'GeoX', 'GeoY', 'CoordinateReferenceSystem'];

/** Polygons or points as sites of the source that the upload names. Throws UnreadableFile. */
export async function prepareSites({
  bytes,
  options,
  dictionary,
  matched,
}: Preparation): Promise<PreparedImport> {
  const reading = await readFeatures(bytes);
  const selected = selectFeatures(reading.features, options.where);
  const references = featureReferences(selected, options.reference);
  const { kept, findings } = firstOfEach(
    selected.map((feature, index) => ({ ...feature, reference: references[index] ?? '' })),
  );
  const all = kept.map(({ reference }) => reference);
  const properties = Object.keys(selected[0]?.properties ?? {});
  const standard = standardColumnsOf(properties);
  const nameOf = (property: string) => standard.get(property) ?? property;
  const columns = properties.map(nameOf);
  const map = mapColumns(dictionary, columns, matched);
  for (const column of OF_THE_SITE) if (map.get(column)?.length === 0) map.delete(column);
  nameSites(map, dictionary, { selected, nameOf, matched });
  const valuesOf = (column: string) =>
    selected.flatMap(({ properties: held }) =>
      Object.entries(held).flatMap(([name, value]) =>
        nameOf(name) === column && value !== null && value !== '' ? String(value) : [],
      ),
    );
  const area = areaField(dictionary, map);
  const notes = reading.notes.map((note) => aboutRow({ row: 1, reference: null }, 'noted', note));
  const fields = [...new Set([...map.values()].flat().concat(area ?? []))];
  return {
    rows: selected.length,
    total: kept.length,
    columns: fileColumns(map, columns, valuesOf),
    whereabouts: {
      places: kept.flatMap(({ geometry, srid }) => {
        const [x, y] = firstPosition(geometry) ?? [];
        return x === undefined || y === undefined ? [] : [{ x, y, srid }];
      }),
      organisations: [],
    },
    findings: [
      ...notes,
      ...unmappedColumns(map, 1, (column) => valuesOf(column).length),
      ...areaNote(area),
      ...findings,
    ],
    step: async (tx, from, to, context) => {
      const said: Finding[] = [];
      const { placed, findings: faults } = await placeFeatures(
        tx,
        kept.slice(from, to),
        (dimension) => (dimension === 1 ? messages.notASite : null),
      );
      const read = placed.map(({ feature, shape }) => ({
        feature,
        shape,
        about: about(feature),
        given: readProperties(feature, standard, said),
        squareMetres: shape.dimension === 2 ? shape.area : 0,
      }));
      said.push(...readSquareMetres(read, areaColumns(dictionary, map)));
      const sites = read.map(({ feature, shape, given }) => {
        const { values, findings: misfits } = dictionaryValues(map, about(feature), given);
        said.push(...misfits);
        return {
          ...about(feature),
          values: { ...reckonedArea(area, shape), ...values },
          ewkb: shape.ewkb,
        };
      });
      const source = options.name ?? 'imported sites';
      const done = await importSites(
        tx,
        { ...context, source, geometrySource: 'imported', fields },
        await recogniseSites(tx, { source, preview: context.preview, references: all }, sites),
      );
      return { ...done, findings: [...faults, ...said, ...done.findings] };
    },
  };
}

/** The field of the site's area, where no column of the file goes to it. */
function areaField(dictionary: DictionaryField[], map: ColumnMap): DictionaryField | undefined {
  const field = dictionary.find(({ standardName }) => standardName === 'Hectares');
  return field && [...map.values()].flat().includes(field) ? undefined : field;
}

function reckonedArea(
  field: DictionaryField | undefined,
  { dimension, area }: TransformedShape,
): Record<string, SiteValue> {
  if (!field || dimension !== 2) return {};
  return { [field.dbPropertyName]: Math.round(area) / 10_000 };
}

function areaNote(field: DictionaryField | undefined): Finding[] {
  if (!field) return [];
  const note = aboutRow({ row: 1, reference: null }, 'noted', messages.areaReckoned);
  return [{ ...note, column: field.label }];
}

/** Sites without a name are of little use: where no column goes to it, the one that reads like names does. */
function nameSites(
  map: ColumnMap,
  dictionary: DictionaryField[],
  file: { selected: FileFeature[]; nameOf: (property: string) => string; matched: MatchedColumns },
): void {
  const name = dictionary.find(({ standardName }) => standardName === 'SiteNameAddress');
  if (!name || [...map.values()].flat().includes(name)) return;
  const free = (property: string) =>
    map.get(file.nameOf(property))?.length === 0 &&
    file.matched.get(plainHeader(property)) === undefined;
  const property = nameLike(file.selected).find(free);
  if (property !== undefined) map.set(file.nameOf(property), [name]);
}

const about = ({ row, reference }: ReferencedFeature) => ({ row, reference });

/** Values under the standard's column names: if the properties are the register's, they are read by its rules. */
function readProperties(
  feature: ReferencedFeature,
  standard: Map<string, ColumnName>,
  findings: Finding[],
) {
  const given: Record<string, unknown> = {};
  for (const [property, value] of Object.entries(feature.properties)) {
    const column = standard.get(property);
    const kind = column && standardColumns[column].kind;
    if (!column || kind === undefined || kind === 'coordinate' || kind === 'system') {
      given[column ?? property] = value;
      continue;
    }
    const raw = String(value ?? '');
    const cell = readCell(kind, raw);
    const say = (outcome: Finding['outcome'], to: string | null, reason: string) =>
      findings.push({ ...about(feature), outcome, column, from: raw, to, reason });
    if (cell.refused) say('refused', null, cell.refused);
    else given[column] = cell.value;
    const to = String(cell.value ?? '');
    if (cell.corrected) say('corrected', to, cell.corrected);
    if (cell.asked) say('asked', to, cell.asked);
    if (cell.nothing) say('blank', null, cell.nothing);
  }
  return given;
}
