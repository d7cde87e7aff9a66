import { asksPresence, type Filter, type GroupOperator } from './filter.ts';
import { isOnField, kindOf, type LeafFilter } from './kinds.ts';

/** Whether a filter is filled in: an empty input is not a condition. */
export function isFilledIn(filter: Filter): boolean {
  if (filter.type === 'group') return filter.filters.some(isFilledIn);
  if (isOnField(filter) && asksPresence(filter)) return true;
  const { value } = filter;
  return value !== null && value !== undefined && kindOf(filter).isFilledIn(value);
}

/**
 * The same search in its one spelling: what is not filled in left out, lists and groups in order and
 * unfolded, defaults written out. Two searches that mean the same by their form have the same text.
 */
export function canonicalFilters(filters: readonly Filter[]): string {
  return `[${nodesOf(filters, '_and').map(textOf).join(',')}]`;
}

/** Whether two filters ask the same by their form. */
export const isSameFilter = (one: Filter, other: Filter): boolean =>
  canonicalFilters([one]) === canonicalFilters([other]);

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

function leafOf(filter: LeafFilter): string {
  return JSON.stringify(
    isOnField(filter) && asksPresence(filter)
      ? [filter.condition, filter.dbPropertyName]
      : kindOf(filter).canonical(filter as Parameters<ReturnType<typeof kindOf>['canonical']>[0]),
  );
}
