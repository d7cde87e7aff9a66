import { checked } from '../../../platform/checked.ts';
import { yup } from '../../../platform/contract.ts';
import { AppError, type FieldErrors } from '../../../platform/errors.ts';
import { cleanHtml } from '../answers/clean-html.ts';
import { blockRules, type BlockContents } from './block-schemas.ts';
import type { BlockType } from './block-types.ts';
import { keptColour } from './kept-colour.ts';

/** What a block says, with its HTML cleaned and its colours written in one way. Throws payload-invalid, by field, where its type cannot have it. */
export function checkedContent(type: BlockType, content: unknown): object {
  try {
    const allowed = checked(blockRules[type].schema, content, { abortEarly: false });
    return cleaned(type, allowed as object);
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new AppError('payload-invalid', { fields: fieldsOf(error) });
  }
}

const fieldsOf = ({ path, message, inner }: yup.ValidationError): FieldErrors =>
  Object.fromEntries(
    (inner.length > 0 ? inner : [{ path, message }]).map((each) => [
      `content.${each.path ?? ''}`,
      each.message,
    ]),
  );

function cleaned(type: BlockType, content: object): object {
  if (type === 'textBlock') {
    const { html } = content as BlockContents['textBlock'];
    return { html: cleanHtml(html) };
  }
  if (type === 'chart') {
    const chart = content as BlockContents['chart'];
    return { ...chart, chartData: chart.chartData.map(inKeptColour) };
  }
  if (type !== 'question') return content;
  const question = content as BlockContents['question'];
  const clean = <Asked extends { question: string; color: string | null }>(asked: Asked): Asked =>
    inKeptColour({ ...asked, question: cleanHtml(asked.question) });
  return { ...clean(question), questions: question.questions.map(clean) };
}

const inKeptColour = <Coloured extends { color?: string | null | undefined }>(
  of: Coloured,
): Coloured => (typeof of.color === 'string' ? { ...of, color: keptColour(of.color) } : of);
