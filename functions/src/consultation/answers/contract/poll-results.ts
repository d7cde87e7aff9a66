import { closed, endpoint, recordId, yup } from '../../../platform/contract.ts';

/** Of a poll: to everybody once it is closed, before that to who answered, where the council wants so. */
export const getPollResults = endpoint({
  feature: 'answers',
  flag: 'consultation pages',
  access: 'public',
  method: 'GET',
  path: '/documents/{id}/questions/{questionId}/results',
  summary: 'How often each option of a poll was chosen; none for who may not see it now',
  reads: ['question-answer.own', 'document:id', 'consultation'],
  params: closed({ id: recordId.required(), questionId: yup.string().uuid().required() }),
  response: closed({
    options: yup
      .array()
      .of(
        closed({
          /** The poll and the option in the words that were chosen. */
          asked: yup.string().defined(),
          id: yup.string().required(),
          title: yup.string().defined(),
          answers: yup.number().required(),
        }).required(),
      )
      .required(),
  }),
});
