import { closed, endpoint, needs, yup } from '../../platform/contract.ts';

const common = { feature: 'topics', flag: 'consultation pages' } as const;

const named = closed({ id: yup.number().required(), name: yup.string().required() }).required();

export const listTopics = endpoint({
  ...common,
  access: needs('representations', 'read'),
  method: 'GET',
  path: '/consultations/topics',
  summary: 'Topics that representations are tagged with',
  reads: ['config'],
  response: yup.array().of(named).required(),
});
