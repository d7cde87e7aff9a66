import { ValidationError } from 'yup';
import { invalidField } from '../../../platform/errors.ts';
import { wordDocumentForm } from '../contract/word.ts';

/** What is asked of a document that begins from a file. Throws payload-invalid. */
export function checkedWordForm(fields: Record<string, string | undefined>) {
  try {
    return wordDocumentForm.validateSync({ ...fields, title: fields['title']?.trim() });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw invalidField(error.path || 'file', error.message);
  }
}
