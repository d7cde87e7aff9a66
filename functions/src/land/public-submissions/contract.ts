import { closed, endpoint, pageShape, yup } from '../../platform/contract.ts';
import { publicSubmissionMessages as words } from './messages.ts';
import { placeIn, type SubmittedPlace } from './place.ts';

const feature = 'public-submissions';

/** PostgreSQL can store neither a null character nor half a surrogate pair. */
const canBeKept = (text: string) => !text.includes('\0') && text.isWellFormed();

/** The location: GeoJSON in EPSG:4326, or in EPSG:27700, in which it is stored; not both. */
const place = { geometry: placeIn(4326), wkb_geometry: placeIn(27700) };
const places = (value: { geometry?: unknown; wkb_geometry?: unknown } | undefined) =>
  [value?.geometry, value?.wkb_geometry].filter((each) => each != null).length;

const answer = {
  id: yup.number().required(),
  user_id: yup.string().required(),
  user_name: yup.string().required(),
  created_at: yup.string().required(),
  deleted_at: yup.string().nullable().defined(),
  can: closed({ delete: yup.boolean().required(), restore: yup.boolean().required() }).required(),
};
const placeGiven = () => yup.mixed<SubmittedPlace>();

const suggestion = closed({
  ...answer,
  text: yup.string().required(),
  geometry: placeGiven().required(),
  wkb_geometry: placeGiven().required(),
});

export type AnswerValue = string | number | boolean | string[] | null;
const submission = closed({
  ...answer,
  answers: yup.mixed<Record<string, AnswerValue>>().required(),
  geometry: placeGiven().nullable().defined(),
  wkb_geometry: placeGiven().nullable().defined(),
});

const params = closed({
  id: yup
    .number()
    .integer()
    .min(1)
    .max(2 ** 53 - 1)
    .required(),
});
const query = closed({
  ...pageShape,
  /** Returns deleted ones instead of the rest. */
  deleted: yup.boolean().default(false),
});
const total = yup.number().integer().required();

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/suggestions',
  feature,
  summary: "One's own suggestions; all of the council's for staff who may read consultations",
  reads: ['public-submission'],
  access: 'signed-in',
  query,
  response: closed({ suggestions: yup.array(suggestion).required(), total }),
});

export const createSuggestion = endpoint({
  method: 'POST',
  path: '/suggestions',
  feature,
  summary: 'Suggests something for a place; consultation accounts only',
  changes: ['public-submission'],
  access: 'signed-in',
  flag: 'suggestion map',
  status: 201,
  idempotent: true,
  body: closed({
    text: yup
      .string()
      .trim()
      .min(3, words.empty)
      .max(5000, words.tooLong)
      .required(words.empty)
      .test('can-be-kept', words.unreadable, (text) => canBeKept(text ?? '')),
    ...place,
  }).test('one-place', (value, { createError }) =>
    places(value) === 1 ? true : createError({ path: 'geometry', message: words.noPlace }),
  ),
  response: suggestion,
});

const MAX_ANSWERS_BYTES = 100_000;
/** Answers with their letters written as escapes, and a place of 2,000 corners. */
const MAX_SUBMISSION_BYTES = 512 * 1024;
const isAnswer = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && canBeKept(value)) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string' && canBeKept(each)));

/** Answers by question id, as named in the council's questionnaire. */
const answers = yup
  .object()
  .required()
  .meta({
    jsonSchema: {
      type: 'object',
      additionalProperties: {
        anyOf: [
          { type: ['string', 'number', 'boolean', 'null'] },
          { type: 'array', items: { type: 'string' } },
        ],
      },
    },
  })
  .test('answers', words.notAnAnswer, (value: Record<string, unknown>, { createError }) => {
    const given = Object.entries(value);
    if (given.length > 200) return createError({ message: words.tooManyAnswers });
    const wrong = given.find(([id, each]) => !canBeKept(id) || !isAnswer(each));
    if (wrong) return createError({ path: `answers.${wrong[0].slice(0, 100)}` });
    const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
    return bytes <= MAX_ANSWERS_BYTES || createError({ message: words.answersTooLarge });
  });

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/submissions',
  feature,
  summary: "One's own submissions; all of the council's for staff who may read consultations",
  reads: ['public-submission'],
  access: 'signed-in',
  query,
  response: closed({ submissions: yup.array(submission).required(), total }),
});

export const createSubmission = endpoint({
  method: 'POST',
  path: '/submissions',
  feature,
  maxBytes: MAX_SUBMISSION_BYTES,
  summary: 'Answers a call for sites, with the site where it is known; consultation accounts only',
  changes: ['public-submission'],
  access: 'signed-in',
  flag: 'call-for-sites questionnaire',
  status: 201,
  idempotent: true,
  body: closed({ answers, ...place }).test('one-place', (value, { createError }) =>
    places(value) <= 1 ? true : createError({ path: 'geometry', message: words.noPlace }),
  ),
  response: submission,
});

export const deleteSuggestion = endpoint({
  method: 'DELETE',
  path: '/suggestions/{id}',
  feature,
  summary: 'Deletes a suggestion so that it can be restored; its author, or staff who may',
  changes: ['public-submission'],
  access: 'signed-in',
  status: 204,
  params,
  response: yup.mixed(),
});

export const restoreSuggestion = endpoint({
  method: 'POST',
  path: '/suggestions/{id}/restore',
  feature,
  summary: 'Restores a deleted suggestion',
  changes: ['public-submission'],
  access: 'signed-in',
  params,
  body: closed({}),
  response: suggestion,
});

export const deleteSubmission = endpoint({
  method: 'DELETE',
  path: '/submissions/{id}',
  feature,
  summary: 'Deletes a submission so that it can be restored; its author, or staff who may',
  changes: ['public-submission'],
  access: 'signed-in',
  status: 204,
  params,
  response: yup.mixed(),
});

export const restoreSubmission = endpoint({
  method: 'POST',
  path: '/submissions/{id}/restore',
  feature,
  summary: 'Restores a deleted submission',
  changes: ['public-submission'],
  access: 'signed-in',
  params,
  body: closed({}),
  response: submission,
});
