import { checked } from '../../../platform/checked.ts';
import { yup } from '../../../platform/contract.ts';
import { AppError, type FieldErrors } from '../../../platform/errors.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { withHtml } from './html-fields.ts';
import { blockKindOf, type BlockType } from './kinds.ts';

/** What a block says, with its HTML cleaned and its colours written in one way. Throws payload-invalid, by field, where its type cannot have it. */
export function checkedContent(type: BlockType, content: unknown): object {
  try {
    const kind = blockKindOf(type);
    const allowed = checked(kind.schema, content, { abortEarly: false }) as object;
    return kind.clean(withHtml(kind.htmlFields, allowed, (html) => cleanHtml(html)));
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
