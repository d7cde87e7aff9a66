import { describe, expect, it } from 'vitest';
import { cyclesOf } from './cycles.ts';
import { importsOf, sourceFiles, type Side } from './imports.ts';
import { faultOf, placeOf } from './levels.ts';

const SIDES: Side[] = ['functions', 'web'];
const within = (side: Side, file: string) => placeOf(file.slice(`${side}/src/`.length));

/** Imports of one side that stay on it, with the places of both ends. */
function arrows(side: Side) {
  return sourceFiles(side)
    .flatMap((file) => importsOf(file).local)
    .filter(({ to }) => to.startsWith(`${side}/src/`))
    .map(({ from, to }) => ({ from, to, start: within(side, from), end: within(side, to) }));
}

describe.each(SIDES)('the features of %s', (side) => {
  it('import downwards only, and no other feature', () => {
    const faults = arrows(side).flatMap(({ from, to, start, end }) => {
      const fault = faultOf(start, end);
      return fault ? [`${from} ${fault}: ${to}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('form no circle, with type-only and lazy imports counted', () => {
    const graph = new Map<string, Set<string>>();
    for (const { start, end } of arrows(side)) {
      if (start.part === end.part) continue;
      graph.set(start.part, (graph.get(start.part) ?? new Set()).add(end.part));
    }
    expect(graph.size).toBeGreaterThan(20);
    expect(cyclesOf(graph)).toEqual([]);
  });
});

describe('what the web app loads of the server', () => {
  /** Packages that run in a browser. */
  const IN_BROWSERS = new Set([
    'yup',
    'geojson',
    'libphonenumber-js/min',
    'postcode',
    'd3-scale',
    'd3-shape',
    '@maplibre/maplibre-gl-style-spec',
  ]);

  it('needs nothing that a browser lacks', () => {
    const reached = new Map<string, string>();
    const visit = (file: string, by: string): void => {
      if (reached.has(file)) return;
      reached.set(file, by);
      for (const { to, typeOnly } of importsOf(file).local) if (!typeOnly) visit(to, file);
    };
    for (const file of sourceFiles('web')) {
      for (const { to, typeOnly } of importsOf(file).local) {
        if (!typeOnly && to.startsWith('functions/')) visit(to, file);
      }
    }
    expect(reached.size).toBeGreaterThan(50);
    const faults = [...reached].flatMap(([file, by]) =>
      importsOf(file)
        .packages.filter((name) => !IN_BROWSERS.has(name))
        .map((name) => `${file} (for ${by}) imports ${name}`),
    );
    expect(faults).toEqual([]);
  });
});
