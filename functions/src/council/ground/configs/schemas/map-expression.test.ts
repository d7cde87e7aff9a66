import { describe, expect, it } from 'vitest';
import { colourProblem } from './colour.ts';
import { booleanExpression, colourExpression } from './map-expression.ts';

describe('a colour', () => {
  it.each(['#fff', '#A1B2C3', 'rgb(0, 128, 255)', 'rgba(1,2,3,0.5)', 'rgba(1, 2, 3, 1)'])(
    '%s is one',
    (text) => expect(colourProblem(text)).toBeUndefined(),
  );

  it.each(['#ffff', 'fff', '#ggg', 'red', '', '#fff '])('%j is none', (text) =>
    expect(colourProblem(text)).toBe('Invalid HEX color.'),
  );

  it.each([
    'rgb(256, 0, 0)',
    'rgb(1.5, 0, 0)',
    'rgb(a, b, c)',
    'rgba(0, 0, 0, 1.1)',
    'rgba(0, 0, -1, 1)',
  ])('%s has a component out of range', (text) =>
    expect(colourProblem(text)).toMatch(/^Colour (components|alpha) must be/),
  );
});

const nested = (depth: number): unknown => (depth ? ['!', nested(depth - 1)] : true);

describe('a condition', () => {
  it.each([
    [true],
    [['==', ['get', 'status'], 'open']],
    [['all', ['>', ['to-number', ['get', 'size']], 1], ['!', ['has', 'end']]]],
    [['any', ['in', ['get', 'ward'], ['literal', ['Elswick', 'Walker']]], ['none', false]]],
  ])('%j is one', (expression) => expect(booleanExpression().isValidSync(expression)).toBe(true));

  it.each([
    ['open'],
    [[]],
    [['==', ['get', 'status']]],
    [['all', 'yes']],
    [['!', true, false]],
    [['get', 'status']],
    [['==', ['get'], 1]],
    [nested(40)],
  ])('%j is none', (expression) => expect(booleanExpression().isValidSync(expression)).toBe(false));
});

describe('a colour expression', () => {
  it.each([
    ['#123456'],
    [['rgb', 1, 2, 3]],
    [['rgba', 1, 2, 3, 0]],
    [['case', ['has', 'end'], '#000', ['rgb', 0, 0, 0]]],
    [['match', ['get', 'kind'], ['a', 'b'], '#000', 'c', '#111', '#fff']],
    [['step', ['zoom'], '#000', 12, '#fff']],
    [['interpolate', ['linear'], ['get', 'n'], 0, '#000', 5, 'rgb(1,1,1)']],
  ])('%j is one', (expression) => expect(colourExpression().isValidSync(expression)).toBe(true));

  it.each([
    [['rgb', 1, 2]],
    [['rgb', 1, 2, 300]],
    [['rgba', 1, 2, 3, 2]],
    [['case', ['has', 'end'], '#000']],
    [['match', ['get', 'kind'], 'a', '#0000', '#fff']],
    [['step', ['zoom'], '#000', 12, '#fff', 10, '#000']],
    [['interpolate', ['cubic'], ['zoom'], 0, '#000']],
    [['blend', '#000', '#fff']],
  ])('%j is none', (expression) => expect(colourExpression().isValidSync(expression)).toBe(false));
});
