import type { Response } from '@contract/consultation/ground/responses/response-schema.ts';
import { expect, it } from 'vitest';
import { startAnswering, withPicked } from './answering.ts';

const response: Response = {
  id: 7,
  description: 'Thank you',
  text: '<p>Dear {salutation}</p>',
  useAsTemplate: true,
  summary: 'Floods',
  councilResponse: '',
  state: 'Draft',
  approvedBy: null,
  approvedAt: null,
  writers: [],
  mayApprove: true,
  answers: [
    { representationId: 3, subRepresentationId: null, reference: '3', representee: null },
    { representationId: 4, subRepresentationId: 9, reference: '4.1', representee: null },
  ],
  deliveries: [],
  row_version: 5,
};
const start = startAnswering('12, 14');

it('makes another response of a template, to those who are answered', () => {
  const { existing, form } = withPicked(start, 'template', response);
  expect(existing).toBeUndefined();
  expect(form).toMatchObject({ text: response.text, useAsTemplate: false, answers: '12, 14' });
});

it('answers those who are answered with a response that is there, beside whom it answers already', () => {
  const { existing, form } = withPicked(start, 'existing', response);
  expect(existing).toEqual({ id: 7, row_version: 5 });
  expect(form?.answers).toBe('3, 4.1, 12, 14');
});

it('keeps what was typed where the same is picked again, and drops it for another', () => {
  const picked = { ...start, ...withPicked(start, 'template', response) };
  const typed = { ...picked, form: { ...picked.form, description: 'Mine' } };
  expect(withPicked(typed, 'template', response)).toEqual({});
  expect(withPicked(typed, 'new', undefined).form?.description).toBe('');
});
