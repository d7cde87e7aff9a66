import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { FILTER_LIMITS } from '../../../council/ground/filters/filter-limits.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';
import type { Reference } from '../../../council/ground/filters/filter-kind.ts';
import { filterMessages as messages } from '../../../council/ground/filters/words.ts';
import { referencesIn } from '../../../council/ground/filters/references.ts';
import { findNamedThings } from '../queries/named-things.ts';
import { valuesFor } from './fitting-values.ts';

type Kind = Reference['kind'];
interface Named {
  kind: Kind;
  id: string;
  at: string;
}

/**
 * Layers, features of them, lists and selections that the filters name, looked up together. One that the council does not
 * have, or a layer too many, throws payload-invalid at its place: a search by it would quietly find
 * nothing, or with `!=` everything.
 */
export async function refuseUnknown(tx: Tx, filters: readonly Filter[]): Promise<void> {
  const named = referencesIn(filters).map(withId);
  refuseTooMany(named);
  if (named.length === 0) return;
  const known = await findNamedThings(tx, named);
  const unknown = named.find(({ kind, id }) => !known.has(`${kind} ${id}`));
  if (!unknown) return;
  const { kind, id } = unknown;
  refuse(unknown, kind === 'feature' ? messages.featureGone : `Unknown ${kind}: ${id}`);
}

/** Its id as it is written in the database; one that cannot be one throws payload-invalid. */
function withId({ kind, id, at }: ReturnType<typeof referencesIn>[number]): Named {
  const isPlain = kind === 'layer' || kind === 'feature';
  const [written] = isPlain ? [id] : valuesFor(kind, [id], at.replace(/\.value$/, ''));
  return { kind, id: String(written), at };
}

function refuseTooMany(named: Named[]): void {
  const tooMany = named.filter(({ kind }) => kind === 'layer')[FILTER_LIMITS.layerAreas];
  if (tooMany) refuse(tooMany, `A search takes at most ${FILTER_LIMITS.layerAreas} layers`);
}

function refuse({ at }: Named, message: string): never {
  throw invalidField(at, message);
}
