import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { everyNode, type Node } from './expressions.ts';

const nameOf = (node: unknown) => (node as Node | undefined)?.['name'];
const isCallOf = (node: Node, isMeant: (callee: Node) => boolean) =>
  node.type === 'CallExpression' && isMeant(node['callee'] as Node);
const isAssertion = (node: Node) =>
  isCallOf(node, (to) => nameOf(to['object']) === 'fc' && nameOf(to['property']) === 'assert');
const isRuns = (node: Node) =>
  isCallOf(node, (to) => nameOf(to) === 'drawn' || nameOf(to) === 'seeded');
const isConstantOfRuns = (node: Node) =>
  node.type === 'VariableDeclarator' && node['init'] && isRuns(node['init'] as Node);

/** The properties of a file: how many, and the lines of those whose runs are said otherwise than by the seed of the run. */
function propertiesIn(text: string, file: string) {
  const nodes = everyNode(parseSync(file, text).program as unknown as Node);
  const constants = new Set(nodes.filter(isConstantOfRuns).map((node) => nameOf(node['id'])));
  const asserted = nodes.filter(isAssertion);
  const others = asserted.filter((call) => {
    const [, runs] = call['arguments'] as Node[];
    return !runs || !everyNode(runs).some((node) => isRuns(node) || constants.has(nameOf(node)));
  });
  const lineOf = ({ start }: Node) => text.slice(0, start).split('\n').length;
  return { count: asserted.length, others: others.map((call) => `${file}:${lineOf(call)}`) };
}

it('every property tries few by default, many when asked, and draws them from the seed of the run', () => {
  const files = globSync('{functions/src,web/src,scripts,e2e}/**/*.{test,itest}.{ts,tsx}', {
    cwd: ROOT,
  });
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return text.includes('fc.assert(') ? [propertiesIn(text, file)] : [];
  });
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(20);
  expect(found.flatMap(({ others }) => others)).toEqual([]);
});

it('each property says its own runs', () => {
  const text = `
    fc.assert(all, drawn(1, 2));
    fc.assert(fc.property(any, () => drawn(3, 4)));
    fc.assert(all, { numRuns: 9, ...seeded() });
    const few = drawn(5, 6);
    fc.assert(all, few);
  `;
  expect(propertiesIn(text, 'made-up.ts')).toEqual({ count: 4, others: ['made-up.ts:3'] });
});
