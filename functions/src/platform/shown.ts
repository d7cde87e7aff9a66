import type { Contract } from './contract.ts';
import type { Entity, Reads } from './entities.ts';

/** Something that changed: these records of a kind (all of them may have, without ids), or which of them there are. */
export interface Change {
  entity: Entity;
  ids?: ReadonlySet<string>;
  /** Records came or went. */
  membership: boolean;
  /** The record of whoever is signed in here. */
  own?: boolean;
}

/** What a query shows, as its contract declares it; `ids` are those that its input names. */
export interface Shown {
  entity: Entity;
  form: 'all' | 'named' | 'listed' | 'membership' | 'own';
  ids?: ReadonlySet<string>;
  /** Where in the answer the ids of listed records stand. */
  path?: string;
}

const FORM = /^([a-z-]+)(?:([:@])(.+)|(\*)|(\.own))?$/;

function parts(declared: string) {
  const [, entity = '', sign, path = '', star, own] = FORM.exec(declared) ?? [];
  return { entity: entity as Entity, sign, path, star, own };
}

/** What an answer of this contract shows for this input. An input that names nothing means all. */
export function shownBy({ reads = [] }: Pick<Contract, 'reads'>, input: unknown): Shown[] {
  return reads.map((read: Reads): Shown => {
    const { entity, sign, path, star, own } = parts(read);
    if (star) return { entity, form: 'membership' };
    if (own) return { entity, form: 'own' };
    if (sign === '@') return { entity, form: 'listed', path };
    const ids = sign === ':' ? idsAt(input, path) : new Set<string>();
    return ids.size > 0 ? { entity, form: 'named', ids } : { entity, form: 'all' };
  });
}

/** What a call of this contract changed. */
export function changedBy({ changes = [] }: Pick<Contract, 'changes'>, input: unknown): Change[] {
  return changes.map((change): Change => {
    const { entity, path, star, own } = parts(change);
    if (star) return { entity, ids: new Set(), membership: true };
    if (own) return { entity, ids: new Set(), membership: false, own: true };
    const ids = idsAt(input, path);
    return ids.size > 0 ? { entity, ids, membership: false } : { entity, membership: false };
  });
}

/** The ids at a path of names, through every list on the way and every page of a paged answer. */
export function idsAt(value: unknown, path: string): Set<string> {
  const found = new Set<string>();
  if (path !== '') collect(value, path.split('.'), found);
  return found;
}

function collect(value: unknown, path: string[], into: Set<string>): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, path, into);
  } else if (path.length === 0) {
    if (typeof value === 'number' || typeof value === 'string') into.add(String(value));
  } else if (typeof value === 'object' && value !== null) {
    const [name = '', ...rest] = path;
    const held = value as Record<string, unknown>;
    if (!(name in held) && Array.isArray(held['pages'])) collect(held['pages'], path, into);
    else collect(held[name], rest, into);
  }
}
