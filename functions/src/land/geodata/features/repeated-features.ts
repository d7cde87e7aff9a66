import type { Finding } from '../../../records/imports/findings.ts';
import { geodataMessages as messages } from '../messages.ts';
import { aboutRow } from '../prepared-import.ts';
import type { ReferencedFeature } from './place-features.ts';

interface Sorted {
  kept: ReferencedFeature[];
  findings: Finding[];
}

/** One feature per reference, for sites: of several, the first in the file. */
export function firstOfEach(features: ReferencedFeature[]): Sorted {
  const first = new Map<string, ReferencedFeature>();
  for (const feature of features)
    if (!first.has(feature.reference)) first.set(feature.reference, feature);
  const kept = features.filter((feature) => first.get(feature.reference) === feature);
  const findings = features.flatMap((feature) => {
    const winner = first.get(feature.reference);
    if (!winner || winner === feature) return [];
    return [
      sameContent(winner, feature)
        ? aboutRow(feature, 'unchanged', messages.sameFeature(winner.row))
        : aboutRow(feature, 'refused', messages.sameReference(winner.row)),
    ];
  });
  return { kept, findings };
}

/** Every distinct feature, for layers: those that share a reference are numbered. */
export function eachNumbered(features: ReferencedFeature[]): Sorted {
  const seen = new Map<string, ReferencedFeature[]>();
  const findings: Finding[] = [];
  const kept = features.flatMap((feature) => {
    const others = seen.get(feature.reference) ?? [];
    const twin = others.find((other) => sameContent(other, feature));
    if (twin) {
      findings.push(aboutRow(feature, 'unchanged', messages.sameFeature(twin.row)));
      return [];
    }
    seen.set(feature.reference, [...others, feature]);
    const reference =
      others.length === 0 ? feature.reference : `${feature.reference} (${others.length + 1})`;
    return [{ ...feature, reference }];
  });
  return { kept, findings };
}

function sameContent(a: ReferencedFeature, b: ReferencedFeature): boolean {
  return JSON.stringify([a.properties, a.geometry]) === JSON.stringify([b.properties, b.geometry]);
}
