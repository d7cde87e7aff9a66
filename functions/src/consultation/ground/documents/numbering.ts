/**
 * The numbers of sections by id, '1', '1.1' and so on, in the order in which they are given: each with those within it.
 */
export function sectionNumbers(sections: readonly Numbered[], above = ''): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const [at, { id, sections: within }] of sections.entries()) {
    const number = `${above}${at + 1}`;
    numbers.set(id, number);
    for (const each of sectionNumbers(within, `${number}.`)) numbers.set(...each);
  }
  return numbers;
}
interface Numbered {
  id: string;
  sections: readonly Numbered[];
}
