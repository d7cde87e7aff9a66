import {
  isLayerArea,
  SITE_TAGS,
  type AreaFilter,
  type FieldFilter,
  type Filter,
  type GroupOperator,
} from './filter.ts';
import { tagName } from '../tags/tag-name.ts';

/** Whether a filter says anything: an empty box of a form is no condition. */
export function isFilledIn(filter: Filter): boolean {
  if (filter.type === 'group') return filter.filters.some(isFilledIn);
  if (filter.type !== 'in area' && asksPresence(filter)) return true;
  const { value } = filter;
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some((one) => one !== null);
  return true;
}

/** Whether a filter asks only if a field is filled in, whatever its value. */
export function asksPresence({ condition }: Pick<FieldFilter, 'condition'>): boolean {
  return condition === 'empty' || condition === 'not empty';
}

/** Whether what a filter names is left out instead of found. */
export function isNegated({ equality, condition }: Pick<FieldFilter, 'equality' | 'condition'>) {
  return equality === '!=' || condition === 'not contains';
}

/**
 * The same search in its one spelling: what is not filled in left out, lists and groups in order and
 * unfolded, defaults written out. Two searches that mean the same by their form have the same text.
 */
export function canonicalFilters(filters: readonly Filter[]): string {
  return `[${nodesOf(filters, '_and').map(textOf).join(',')}]`;
}

type Node = string | { operator: GroupOperator; parts: Node[] };

function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  return `{"${node.operator}":[${node.parts.map(textOf).join(',')}]}`;
}

/** What stands in a group of this operator: a group in it that adds nothing is unfolded into it. */
function nodesOf(filters: readonly Filter[], operator: GroupOperator): Node[] {
  const nodes = filters.filter(isFilledIn).flatMap((filter): Node[] => {
    if (filter.type !== 'group') return [leafOf(filter)];
    const inner = filter.operator ?? '_and';
    const parts = nodesOf(filter.filters, inner);
    const node = parts.length === 1 ? (parts[0] as Node) : { operator: inner, parts };
    return typeof node !== 'string' && node.operator === operator ? node.parts : [node];
  });
  const byText = new Map(nodes.map((node) => [textOf(node), node]));
  return [...byText.keys()].sort().map((text) => byText.get(text) as Node);
}

function leafOf(filter: FieldFilter | AreaFilter): string {
  const said = filter.type === 'in area' ? area(filter) : field(filter);
  return JSON.stringify(said);
}

function area({ value, equality }: AreaFilter): unknown[] {
  const outside = equality === '!=';
  if (!value) return [];
  if (!isLayerArea(value)) {
    return ['area', outside, value.projection, value.bbox ?? value.polygon?.coordinates];
  }
  const { layerId, featureIds, within } = value;
  const features = featureIds && [...new Set(featureIds)].sort((a, b) => a - b);
  return ['layer', outside, layerId, features ?? null, within ?? 0];
}

/** The same words for what means the same: a list of one is a choice, `>= 2` a range from 2 on. */
function field(filter: FieldFilter): unknown[] {
  const { dbPropertyName: name } = filter;
  if (asksPresence(filter)) return [filter.condition, name];
  switch (filter.type) {
    case 'text':
      return [
        'text',
        name,
        isNegated(filter),
        filter.equality ? 'whole' : 'part',
        filter.value?.trim(),
      ];
    case 'number':
      if (filter.equality === '>=') return ['range', name, filter.value, null];
      if (filter.equality === '<=') return ['range', name, null, filter.value];
      return ['number', name, filter.equality ?? '=', filter.value];
    case 'range':
    case 'date range':
      return [filter.type, name, ...(filter.value ?? [])];
    default: {
      const values = [filter.value ?? []].flat().map(String);
      const named = name === SITE_TAGS ? values.map(tagName) : values;
      return ['one of', name, isNegated(filter), [...new Set(named)].sort()];
    }
  }
}
