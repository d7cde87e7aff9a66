import type { Response } from '@contract/consultation/ground/responses/response-schema.ts';
import { emptyResponse, responseForm, type ResponseForm } from '../../responses/response-form.ts';

/** What the flow gathers to answer representations. */
export interface Answering {
  way: '' | 'new' | 'template' | 'existing';
  /** The template or the response that was picked. */
  picked: string;
  /** The response that is changed; undefined for a new one. */
  existing: { id: number; row_version: number } | undefined;
  form: ResponseForm;
}

export const startAnswering = (answers: string): Answering => ({
  way: '',
  picked: '',
  existing: undefined,
  form: { ...emptyResponse, answers },
});

/** What the second step begins with once something was picked; what was typed for the same pick stays. */
export function withPicked(
  state: Answering,
  way: Answering['way'],
  picked: Response | undefined,
): Partial<Answering> {
  const id = picked ? String(picked.id) : '';
  if (state.way === way && state.picked === id) return {};
  const { answers } = state.form;
  if (!picked) return { way, picked: '', existing: undefined, form: { ...emptyResponse, answers } };
  const form = responseForm(picked);
  if (way === 'template')
    return {
      way,
      picked: id,
      existing: undefined,
      form: { ...form, useAsTemplate: false, answers },
    };
  const { id: known, row_version } = picked;
  const references = [form.answers, answers].filter(Boolean).join(', ');
  return {
    way,
    picked: id,
    existing: { id: known, row_version },
    form: { ...form, answers: references },
  };
}
