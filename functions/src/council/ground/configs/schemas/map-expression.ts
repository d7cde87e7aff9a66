import { yup } from '../../../../platform/contract.ts';
import { channelProblem, colourProblem } from './colour.ts';

// Deeper than any style a person would write; stops a hostile one from exhausting the stack.
const DEEPEST = 32;

const COMPARISONS = ['==', '!=', '>', '>=', '<', '<='];
const LOGIC = ['all', 'any', 'none'];
const READERS: Record<string, number> = {
  get: 1,
  'feature-state': 1,
  zoom: 0,
  'geometry-type': 0,
  id: 0,
};
const CASTS = ['to-number', 'to-string', 'to-boolean', 'upcase', 'downcase'];

type Check = (expression: unknown, depth: number) => string | undefined;

const firstProblem = (parts: unknown[], check: Check, depth: number) =>
  parts.map((part) => check(part, depth + 1)).find((problem) => problem !== undefined);

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const valueProblem: Check = (expression, depth) => {
  if (depth > DEEPEST) return 'The expression is nested too deeply.';
  if (isPlain(expression)) return undefined;
  if (!Array.isArray(expression))
    return 'An expression is a value or a list that begins with an operator.';
  const [operator, ...parts] = expression as [unknown, ...unknown[]];
  const name = String(operator);
  if (name in READERS)
    return parts.length === READERS[name] && parts.every((part) => typeof part === 'string')
      ? undefined
      : `'${name}' takes ${READERS[name]} name(s).`;
  if (name === 'literal') return parts.length === 1 ? undefined : "'literal' takes one value.";
  if (CASTS.includes(name))
    return parts.length ? firstProblem(parts, valueProblem, depth) : `'${name}' takes a value.`;
  return booleanProblem(expression, depth);
};

const booleanProblem: Check = (expression, depth) => {
  if (depth > DEEPEST) return 'The expression is nested too deeply.';
  if (typeof expression === 'boolean') return undefined;
  if (!Array.isArray(expression))
    return 'A condition is true, false or a list that begins with an operator.';
  const [operator, ...parts] = expression as [unknown, ...unknown[]];
  const name = String(operator);
  if (COMPARISONS.includes(name) || name === 'in')
    return parts.length === 2
      ? firstProblem(parts, valueProblem, depth)
      : `'${name}' compares two values.`;
  if (LOGIC.includes(name)) return firstProblem(parts, booleanProblem, depth);
  if (name === '!')
    return parts.length === 1
      ? firstProblem(parts, booleanProblem, depth)
      : "'!' takes one condition.";
  if (name === 'has' || name === '!has')
    return parts.length === 1 && typeof parts[0] === 'string'
      ? undefined
      : `'${name}' takes one name.`;
  return `Unknown operator '${name}'.`;
};

const colourExpressionProblem: Check = (expression, depth) => {
  if (depth > DEEPEST) return 'The expression is nested too deeply.';
  if (typeof expression === 'string') return colourProblem(expression);
  if (!Array.isArray(expression))
    return 'A colour is a text or a list that begins with an operator.';
  const [operator, ...parts] = expression as [unknown, ...unknown[]];
  if (operator === 'rgb')
    return parts.length === 3 ? channelProblem(parts) : "'rgb' takes three numbers.";
  if (operator === 'rgba')
    return parts.length === 4 ? channelProblem(parts) : "'rgba' takes four numbers.";
  if (operator === 'case') return branchProblem(parts, booleanProblem, depth);
  if (operator === 'match') return matchProblem(parts, depth);
  if (operator === 'step') return stopsProblem(parts, depth);
  if (operator === 'interpolate') return interpolationProblem(parts, depth);
  return `Unknown colour operator '${String(operator)}'.`;
};

/** Pairs of a condition and a colour, then the colour for everything else. */
function branchProblem(parts: unknown[], condition: Check, depth: number): string | undefined {
  if (parts.length < 3 || parts.length % 2 === 0)
    return 'Every condition needs a colour, and one colour is left for the rest.';
  return parts
    .map((part, at) =>
      (at % 2 === 0 && at < parts.length - 1 ? condition : colourExpressionProblem)(
        part,
        depth + 1,
      ),
    )
    .find((problem) => problem !== undefined);
}

function matchProblem([input, ...parts]: unknown[], depth: number): string | undefined {
  const label: Check = (value) =>
    isPlain(value) || (Array.isArray(value) && value.length > 0 && value.every(isPlain))
      ? undefined
      : 'A label is a value or a list of values.';
  return valueProblem(input, depth + 1) ?? branchProblem(parts, label, depth);
}

/** A colour, then pairs of a rising number and the colour from that number on. */
function stopsProblem([input, first, ...stops]: unknown[], depth: number): string | undefined {
  return (
    valueProblem(input, depth + 1) ??
    colourExpressionProblem(first, depth + 1) ??
    pairsProblem(stops, depth)
  );
}

function interpolationProblem(
  [kind, input, ...stops]: unknown[],
  depth: number,
): string | undefined {
  const isKnown = Array.isArray(kind) && ['linear', 'exponential'].includes(String(kind[0]));
  if (!isKnown) return 'An interpolation is linear or exponential.';
  return valueProblem(input, depth + 1) ?? pairsProblem(stops, depth);
}

function pairsProblem(stops: unknown[], depth: number): string | undefined {
  if (stops.length < 2 || stops.length % 2) return 'Every stop needs a number and a colour.';
  const numbers = stops.filter((_, at) => at % 2 === 0);
  const rising = numbers.every(
    (stop, at) => typeof stop === 'number' && (at === 0 || stop > Number(numbers[at - 1])),
  );
  if (!rising) return 'Stops are numbers in rising order.';
  return firstProblem(
    stops.filter((_, at) => at % 2),
    colourExpressionProblem,
    depth,
  );
}

const checkedBy = (check: Check) =>
  yup
    .mixed<string | boolean | unknown[]>()
    .test('map-expression', 'Invalid expression.', (value, context) => {
      const message = value === undefined ? undefined : check(value, 0);
      return message ? context.createError({ message }) : true;
    });

/** A map expression that evaluates to true or false: comparisons joined by all, any, none and !. */
export const booleanExpression = () => checkedBy(booleanProblem);

/** A map expression that evaluates to a colour: a colour, rgb, rgba, case, match, step or interpolate. */
export const colourExpression = () => checkedBy(colourExpressionProblem);
