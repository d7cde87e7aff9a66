import { Problem } from '../local/problem.ts';

/**
 * The stages to run, in their usual order: those that `only` names (separated by commas), or all. Those that
 * stand on a build bring it along; file names need `only`. Throws the Problem that says what is wrong.
 */
export function chosenStages(
  stages: string[],
  only: string | undefined,
  files: string[],
): string[] {
  if (only === undefined) {
    if (files.length > 0)
      throw new Problem('Say which tests these files are: npm test -- --only unit <file> …');
    return stages;
  }
  const names = new Set(only.split(',').map((name) => name.trim()));
  const unknown = [...names].filter((name) => !stages.includes(name));
  if (unknown.length > 0)
    throw new Problem(`There is no stage ${unknown.join(', ')}. There are: ${stages.join(', ')}.`);
  if (names.has('e2e')) names.add('build');
  return stages.filter((name) => names.has(name));
}
