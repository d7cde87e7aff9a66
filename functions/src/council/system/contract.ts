import { closed, endpoint, yup } from '../../platform/contract.ts';

const state = () => yup.string().oneOf(['ok', 'unreachable']).required();

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: '200 once the database, Firestore and Storage answer; 500 names the one that does not',
  reads: [],
  feature: 'system',
  access: 'public',
  envelope: 'bare',
  response: closed({ database: state(), firestore: state(), storage: state() }),
});

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document, made from the contracts that the server checks',
  reads: [],
  feature: 'system',
  access: 'public',
  envelope: 'bare',
  response: yup.object().required(),
});
