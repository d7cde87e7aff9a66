import path from 'node:path';
import { API, SymbolFlags, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';
import type { Node } from 'typescript/unstable/ast';
import { isTaggedTemplateExpression, isIdentifier } from 'typescript/unstable/ast/is';
import type { Shape } from '../../../functions/src/platform/testing/shape.ts';
import { ROOT } from '../paths.ts';

/** A statement `sql<Row>` in a source file: the position of its `<Row>`, and what Row is. */
export interface TypedStatement {
  from: number;
  to: number;
  /** File and line, as editors and terminals open them. */
  at: string;
  shape: Shape;
}

/** Every `sql<Row>` of functions/src by its file, with Row as the TypeScript compiler understands it. */
export function readRowShapes(): Map<string, TypedStatement[]> {
  const api = new API({ cwd: ROOT });
  try {
    const snapshot = api.updateSnapshot({ openProject: path.join(ROOT, 'tsconfig.json') });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('tsconfig.json names no project');
    const { program, checker } = project;
    const found = new Map<string, TypedStatement[]>();
    for (const name of program.getSourceFileNames()) {
      if (!name.startsWith(`${ROOT}/functions/src/`)) continue;
      const source = program.getSourceFile(name);
      if (!source?.text.includes('sql<')) continue;
      const statements = statementsIn(source, checker).map(({ from, to, shape }) => ({
        from,
        to,
        shape,
        at: `${path.relative(ROOT, name)}:${source.text.slice(0, from).split('\n').length}`,
      }));
      if (statements.length > 0) found.set(name, statements);
    }
    return found;
  } finally {
    api.close();
  }
}

function statementsIn(source: Node, checker: Checker): Omit<TypedStatement, 'at'>[] {
  const found: Omit<TypedStatement, 'at'>[] = [];
  const visit = (node: Node): undefined => {
    if (isTaggedTemplateExpression(node) && isIdentifier(node.tag) && node.tag.text === 'sql') {
      const row = node.typeArguments?.[0];
      const type = row && checker.getTypeFromTypeNode(row);
      // From after the tag's name to the backtick: the type and its brackets.
      if (row && type)
        found.push({
          from: node.tag.end,
          to: node.template.getStart(),
          shape: shapeOf(type, checker, []),
        });
    }
    node.forEachChild(visit);
    return undefined;
  };
  source.forEachChild(visit);
  return found;
}

const ANYTHING: Shape = { is: 'anything' };
const NAMED = [
  [TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.NonPrimitive, 'object'],
] as const;

/** `inside` are the types around this one: one that holds itself, as JSON does, ends as anything. */
function shapeOf(type: Type, checker: Checker, inside: readonly Type[]): Shape {
  if (inside.some((each) => each.id === type.id)) return ANYTHING;
  const within = (inner: Type | undefined) =>
    inner ? shapeOf(inner, checker, [...inside, type]) : ANYTHING;
  for (const [flags, name] of NAMED) if (type.flags & flags) return { is: 'typeof', name };
  if (type.flags & TypeFlags.Null) return { is: 'literal', value: null };
  if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType())
    return { is: 'literal', value: type.value };
  if (type.isUnionType()) return { is: 'either', of: type.getTypes().map(within) };
  if (!type.isObjectType() && !type.isIntersectionType()) return ANYTHING;
  if (type.isTypeReference()) {
    if (checker.isTupleType(type))
      return { is: 'tuple', of: checker.getTypeArguments(type).map(within) };
    if (checker.isArrayType(type))
      return { is: 'list', of: within(checker.getTypeArguments(type)[0]) };
  }
  return objectShape(type, checker, within);
}

function objectShape(
  type: Type,
  checker: Checker,
  within: (inner: Type | undefined) => Shape,
): Shape {
  const name = type.getSymbol()?.name;
  if (name === 'Date') return { is: 'instance', of: 'Date' };
  if (name === 'Buffer' || name === 'Uint8Array') return { is: 'instance', of: 'Uint8Array' };
  const properties = checker.getPropertiesOfType(type);
  const [index] = checker.getIndexInfosOfType(type);
  if (index) return properties.length === 0 ? { is: 'map', of: within(index.valueType) } : ANYTHING;
  return {
    is: 'object',
    fields: Object.fromEntries(
      properties.map((property) => [
        property.name,
        {
          shape: within(checker.getTypeOfSymbol(property)),
          optional: (property.flags & SymbolFlags.Optional) !== 0,
        },
      ]),
    ),
  };
}
