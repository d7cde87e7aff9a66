import type { attitudes } from '../../ground/consultations/statuses.ts';
import { type AskedIn, type AskedQuestion, linesOf } from '../../ground/documents/answer-words.ts';
import type { SubmittedAnswerRow } from '../queries/given-answers.ts';

type Attitude = (typeof attitudes)[number];

/** How options are called by which people say whether they are for something. */
const SAID: readonly [RegExp, Attitude][] = [
  [/^(?:i )?(?:strongly )?support(?: it| this)?$/, 'Support'],
  [/^(?:i )?(?:strongly )?(?:object|oppose)(?: to)?(?: it| this)?$/, 'Oppose'],
  [/^(?:i am )?(?:neutral|neither support nor (?:object|oppose))$/, 'Neutral'],
];

const attitudeIn = (words: string): Attitude | undefined =>
  SAID.find(([said]) => said.test(words.trim().toLowerCase()))?.[1];

/** Whether a question asks for it: one of its options is for, another against. */
const asksForIt = ({ options }: AskedQuestion): boolean => {
  const found = options.map(({ title }) => attitudeIn(title));
  return found.includes('Support') && found.includes('Oppose');
};

/** What somebody chose where they were asked whether they support it; null where nobody asked, and where they said both. */
export function attitudeOf(asked: AskedIn, given: readonly SubmittedAnswerRow[]): Attitude | null {
  const said = given.flatMap(({ questionId, edition, answer }) => {
    const question = asked(questionId, edition);
    return (question ? linesOf(question, answer) : [])
      .filter((line) => asksForIt(line.question))
      .flatMap((line) => line.chosen.map(attitudeIn))
      .filter((each) => each !== undefined);
  });
  const [first, ...others] = new Set(said);
  return first !== undefined && others.length === 0 ? first : null;
}
