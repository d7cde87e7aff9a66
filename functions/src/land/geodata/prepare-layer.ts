import { changed } from '../../platform/changed.ts';
import { layerRecords } from '../ground/layers/layer-records.ts';
import { layerIdOf } from './layer-id.ts';
import { geodataMessages as messages } from './messages.ts';
import { aboutRow, type Preparation, type PreparedImport } from './prepared-import.ts';
import { deleteOtherFeatures, upsertFeatures, upsertLayer } from './queries/layers.ts';
import { recogniseFeatures } from './features/recognise.ts';
import { placeFeatures } from './features/place-features.ts';
import { namingProperty } from './features/naming-property.ts';
import type { FileFeature } from '../ground/shape-files/read-shapes.ts';
import { readFeatures } from './tables/read-features.ts';
import { eachNumbered } from './features/repeated-features.ts';
import { featureReferences } from './features/references.ts';
import { selectFeatures } from './features/select-features.ts';

const STYLES = {
  point: { type: 'circle', paint: { 'circle-color': '#5b4b8a', 'circle-radius': 5 } },
  line: { type: 'line', paint: { 'line-color': '#5b4b8a', 'line-width': 2 } },
  polygon: {
    type: 'fill',
    paint: { 'fill-color': '#5b4b8a', 'fill-opacity': 0.35, 'fill-outline-color': '#3c2f63' },
  },
} as const;

/**
 * A map layer of the given name; an existing layer of that name gets the features of this file, and loses those that the file lacks. Throws
 * UnreadableFile.
 */
export async function prepareLayer({ bytes, options }: Preparation): Promise<PreparedImport> {
  const reading = await readFeatures(bytes);
  const selected = selectFeatures(reading.features, options.where);
  const references = featureReferences(selected, options.reference);
  const { kept, findings } = eachNumbered(
    selected.map((feature, index) => ({ ...feature, reference: references[index] ?? '' })),
  );
  const name = options.name ?? 'Imported layer';
  const id = layerIdOf(name);
  const geometryKind = kindOf(selected);
  const namedBy = namingProperty(selected);
  const notes = reading.notes.map((note) => aboutRow({ row: 1, reference: null }, 'noted', note));
  return {
    rows: selected.length,
    total: kept.length,
    replaces: { layerId: id, name, features: kept },
    findings: [...notes, ...findings],
    step: async (tx, from, to, { taken, who }) => {
      const asNew =
        from === 0 &&
        (await upsertLayer(tx, {
          id,
          name,
          geometryKind,
          namedBy: namedBy ?? null,
          mbstyle: JSON.stringify(STYLES[geometryKind]),
          attribution: options.attribution ?? null,
        }));
      const { placed, findings: faults } = await placeFeatures(tx, kept.slice(from, to));
      const features = placed.map(({ feature, shape }) => ({
        reference: feature.reference,
        properties: feature.properties,
        ewkb: shape.ewkb,
      }));
      const all = kept.map(({ reference }) => reference);
      if (!asNew) await recogniseFeatures(tx, id, all, features);
      const written = await upsertFeatures(tx, id, features);
      // A file that yields no features removes none.
      const isLast = to >= kept.length && taken + placed.length > 0;
      const removed = isLast ? await deleteOtherFeatures(tx, id, all) : 0;
      const created = written.filter((row) => row.created).length;
      if (asNew || written.length + removed > 0) {
        const kind = asNew ? 'created' : 'updated';
        const author = { accountId: who.accountId, displayName: who.userName };
        await changed(tx, author, { of: layerRecords, ids: [id], kind, onMaps: true });
      }
      const made = new Map(written.map((row) => [row.reference, row.created]));
      const outcomes = placed.map(({ feature }) =>
        aboutRow(feature, outcomeOf(made.get(feature.reference)), null),
      );
      const gone =
        removed > 0
          ? [aboutRow({ row: 1, reference: null }, 'noted', messages.removed(removed))]
          : [];
      return {
        created,
        changed: written.length - created,
        unchanged: features.length - written.length,
        removed,
        findings: [...faults, ...outcomes, ...gone],
      };
    },
  };
}

function outcomeOf(created: boolean | undefined) {
  if (created === undefined) return 'unchanged';
  return created ? 'new' : 'changed';
}

function kindOf(features: FileFeature[]): keyof typeof STYLES {
  const type = features.find(({ geometry }) => geometry)?.geometry?.type ?? 'Polygon';
  if (type.endsWith('Point')) return 'point';
  return type.endsWith('LineString') ? 'line' : 'polygon';
}
