import { readCell } from './brownfield/read-cell.ts';
import { standardColumns, type ColumnName } from './brownfield/columns.ts';
import type { Finding } from '../ground/shape-files/findings.ts';
import { importSites } from './import-sites.ts';
import { dictionaryValues, mapColumns, unmappedColumns } from './map-columns.ts';
import { geodataMessages as messages } from './messages.ts';
import { aboutRow, type Preparation, type PreparedImport } from './prepared-import.ts';
import { placeFeatures, type ReferencedFeature } from './features/place-features.ts';
import { readShapes } from '../ground/shape-files/read-shapes.ts';
import { firstOfEach } from './features/repeated-features.ts';
import { featureReferences } from './features/references.ts';
import { selectFeatures } from './features/select-features.ts';
import { standardColumnsOf } from './features/truncated-names.ts';

const OF_THE_SITE: ColumnName[] = ['SiteReference', 'GeoX', 'GeoY', 'CoordinateReferenceSystem'];

/** Polygons or points as sites of the source that the upload names. Throws UnreadableFile. */
export async function prepareSites({
  bytes,
  options,
  dictionary,
}: Preparation): Promise<PreparedImport> {
  const reading = await readShapes(bytes);
  const selected = selectFeatures(reading.features, options.where);
  const references = featureReferences(selected, options.reference);
  const { kept, findings } = firstOfEach(
    selected.map((feature, index) => ({ ...feature, reference: references[index] ?? '' })),
  );
  const properties = Object.keys(selected[0]?.properties ?? {});
  const standard = standardColumnsOf(properties);
  const nameOf = (property: string) => standard.get(property) ?? property;
  const map = mapColumns(dictionary, properties.map(nameOf));
  for (const column of OF_THE_SITE) if (map.get(column)?.length === 0) map.delete(column);
  const filled = (column: string) =>
    selected.filter(({ properties: held }) =>
      Object.entries(held).some(
        ([name, value]) => nameOf(name) === column && value !== null && value !== '',
      ),
    ).length;
  const notes = reading.notes.map((note) => aboutRow({ row: 1, reference: null }, 'noted', note));
  const fields = [...new Set([...map.values()].flat())];
  return {
    rows: selected.length,
    total: kept.length,
    findings: [...notes, ...unmappedColumns(map, 1, filled), ...findings],
    step: async (tx, from, to, context) => {
      const said: Finding[] = [];
      const { placed, findings: faults } = await placeFeatures(
        tx,
        kept.slice(from, to),
        (dimension) => (dimension === 1 ? messages.notASite : null),
      );
      const sites = placed.map(({ feature, shape }) => {
        const given = readProperties(feature, standard, said);
        const { values, findings: misfits } = dictionaryValues(map, about(feature), given);
        said.push(...misfits);
        return { ...about(feature), values, ewkb: shape.ewkb };
      });
      const source = options.name ?? 'imported sites';
      const done = await importSites(
        tx,
        { ...context, source, geometrySource: 'imported', fields },
        sites,
      );
      return { ...done, findings: [...faults, ...said, ...done.findings] };
    },
  };
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
