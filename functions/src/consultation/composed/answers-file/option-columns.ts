import type { AnswerLine } from '../../ground/documents/answer-words.ts';
import type { AskedWording } from '../../ground/documents/answer-wordings.ts';
import { givenAnswerMessages as messages } from '../../answers/council-messages.ts';

/** How often one option of a question was chosen, of which several can be: a column that can be counted. */
interface OptionColumn {
  /** Of the question, or of the part. */
  questionId: string;
  name: string;
  label: string;
  isChosen: (line: AnswerLine, edition: number) => boolean;
}

/** Whether several options of it can be chosen. */
export const canChooseSeveral = ({ questionType }: { questionType: string }): boolean =>
  questionType === 'checkbox';

/** A column for each option of a question in one wording, under the title by which the file calls it; none where one is chosen. */
export const optionColumns = (wording: AskedWording, title: string): OptionColumn[] =>
  canChooseSeveral(wording)
    ? wording.options.map((option) => ({
        questionId: wording.id,
        name: `${wording.id}.${option.id}.${option.editions[0] ?? 0}`,
        label: messages.option(title, option.title),
        isChosen: (line, edition) =>
          line.question.id === wording.id &&
          option.editions.includes(edition) &&
          line.chosenIds.includes(option.id),
      }))
    : [];
