import { responseFields } from '@contract/consultation/ground/responses/response-rules.ts';
import type { Response } from '@contract/consultation/ground/responses/response-schema.ts';
import { responseMessages } from '@contract/consultation/ground/responses/messages.ts';
import { yup } from '@contract/platform/contract.ts';
import { responsePanelMessages as messages } from './messages.ts';

/** A response as it is typed. */
export interface ResponseForm {
  description: string;
  text: string;
  useAsTemplate: boolean;
  summary: string;
  councilResponse: string;
  /** 12, 14.2 */
  answers: string;
}

const REFERENCES = /^\s*(?:\d+(?:\.\d+)?\s*,\s*)*(?:\d+(?:\.\d+)?\s*)?$/;

export const responseSchema: yup.ObjectSchema<ResponseForm> = yup.object({
  description: responseFields.description,
  text: responseFields.text.required(responseMessages.textRequired),
  useAsTemplate: yup.boolean().default(false),
  summary: responseFields.summary.default(''),
  councilResponse: responseFields.councilResponse.default(''),
  answers: yup.string().default('').matches(REFERENCES, messages.answersInvalid),
});

export const emptyResponse: ResponseForm = {
  description: '',
  text: '',
  useAsTemplate: false,
  summary: '',
  councilResponse: '',
  answers: '',
};

export const responseForm = (response: Response): ResponseForm => ({
  description: response.description,
  text: response.text,
  useAsTemplate: response.useAsTemplate,
  summary: response.summary,
  councilResponse: response.councilResponse,
  answers: response.answers.map(({ reference }) => reference).join(', '),
});

/** The references that were typed, each once. */
export const answeredReferences = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
];
