import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By their names: what is killed at each of its steps, loses each message, or reads all that is real. */
const TAKES_MINUTES = /^(?:killed|lost|crash|large|real|redaction-holds|layers|assessment)\b/;

/** Begins with the files that take minutes: one that began last would keep all other workers waiting. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      TAKES_MINUTES.test(moduleId.split(/[/\\]/).at(-1) ?? '');
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}
