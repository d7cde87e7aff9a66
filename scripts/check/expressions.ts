import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../local/paths.ts';

/** A regular expression as the source has it, with its line. */
export interface Expression {
  source: string;
  flags: string;
  line: number;
}

/** A part of a program as it was parsed. */
export type Node = Record<string, unknown> & { type: string; start: number };
type Names = ReadonlyMap<string, Node>;

/** Stands for a part of an expression that is known only when the program runs. */
const UNKNOWN = 'unknown';
/** A number of times that is known only then, as in {1,unknown}. */
const TIMES = /\{(?<from>\d*,?)unknown(?<to>[,}])/g;

/** The regular expressions of a file: literals, and those put together of texts, as far as they are in the source. */
export function expressionsOf(file: string): Expression[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return /\bRegExp\b|\//.test(text) ? expressionsIn(text, file) : [];
}

/** As `expressionsOf`, of a text. Constants of a file beside it are looked up there. */
export function expressionsIn(text: string, file: string): Expression[] {
  const nodes = everyNode(parseSync(file, text).program as unknown as Node);
  const names = constantsOf(nodes, file);
  return nodes.flatMap((node) => {
    const found = literal(node) ?? built(node, names);
    return found ? [{ ...found, line: text.slice(0, node.start).split('\n').length }] : [];
  });
}

function literal(node: Node): Omit<Expression, 'line'> | undefined {
  const regex = node['regex'] as { pattern: string; flags: string } | undefined;
  return node.type === 'Literal' && regex
    ? { source: regex.pattern, flags: regex.flags }
    : undefined;
}

function built(node: Node, names: Names): Omit<Expression, 'line'> | undefined {
  const isMade =
    (node.type === 'NewExpression' || node.type === 'CallExpression') &&
    (node['callee'] as Node)['name'] === 'RegExp';
  if (!isMade) return undefined;
  const [source, flags] = (node['arguments'] as Node[]).map((each) => textOf(each, names));
  return { source: (source ?? '').replaceAll(TIMES, '{$<from>9$<to>'), flags: flags ?? '' };
}

/** The text that an expression of the language has, with a word for what only the running program knows. */
function textOf(node: Node, names: Names): string {
  if (node.type === 'Literal') return String(node['value']);
  if (node.type === 'BinaryExpression')
    return textOf(node['left'] as Node, names) + textOf(node['right'] as Node, names);
  if (node.type === 'TemplateLiteral') {
    const between = node['expressions'] as Node[];
    return (node['quasis'] as { value: { cooked: string } }[])
      .map(({ value }, at) => value.cooked + (between[at] ? textOf(between[at], names) : ''))
      .join('');
  }
  if (node.type === 'MemberExpression' && (node['property'] as Node)['name'] === 'source') {
    const whole = names.get(String((node['object'] as Node)['name']));
    return (whole && (literal(whole)?.source ?? built(whole, names)?.source)) ?? UNKNOWN;
  }
  const named = node.type === 'Identifier' ? names.get(String(node['name'])) : undefined;
  return named ? textOf(named, names) : UNKNOWN;
}

/** What the constants of a file are set to, those that it imports from a file beside it included. */
function constantsOf(nodes: readonly Node[], file: string): Names {
  const names = new Map<string, Node>();
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator' && node['init'])
      names.set(String((node['id'] as Node)['name']), node['init'] as Node);
    const from = node.type === 'ImportDeclaration' && String((node['source'] as Node)['value']);
    if (!from || !from.startsWith('.') || !from.endsWith('.ts')) continue;
    const beside = path.posix.join(path.posix.dirname(file), from);
    const wanted = (node['specifiers'] as Node[]).map((each) => (each['local'] as Node)['name']);
    if (!wanted.some((name) => /^[A-Z_\d]+$/.test(String(name)))) continue;
    const theirs = everyNode(
      parseSync(beside, readFileSync(path.join(ROOT, beside), 'utf8')).program as unknown as Node,
    );
    for (const [name, value] of constantsOf(theirs, beside))
      if (wanted.includes(name) && !names.has(name)) names.set(name, value);
  }
  return names;
}

/** All parts of a program, or of a part of it. */
export function everyNode(root: Node): Node[] {
  const found: Node[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (typeof each !== 'object' || each === null || each instanceof RegExp) continue;
    if (typeof (each as Node).type === 'string') found.push(each as Node);
    waiting.push(...Object.values(each).toReversed());
  }
  return found;
}
