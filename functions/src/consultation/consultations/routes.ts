import { route, type Route } from '../../platform/endpoint.ts';
import { consultationKinds } from '../ground/consultations/kinds.ts';
import { attitudes, statuses } from '../ground/consultations/statuses.ts';
import { countries, organisationTypes, salutations } from '../ground/people/people-rules.ts';
import { add, rewrite } from './change-consultations.ts';
import {
  addConsultation,
  changeConsultation,
  getConsultationLookups,
  getConsultationSettings,
  listConsultations,
} from './contract.ts';
import { findConsultations, findCorrespondenceTypes } from './queries.ts';

export const consultationRoutes: Route[] = [
  route(listConsultations, async ({ tx }) => ({ consultations: await findConsultations(tx) })),
  route(addConsultation, async ({ input, actor, tx }) => ({
    consultation: await add(tx, actor, input),
  })),
  route(changeConsultation, async ({ input: { id, ...fields }, actor, tx }) => ({
    consultation: await rewrite(tx, actor, id, fields),
  })),
  route(getConsultationSettings, () =>
    Promise.resolve({ statuses: [...statuses], attitudes: [...attitudes] }),
  ),
  route(getConsultationLookups, async ({ tx }) => ({
    correspondenceTypes: await findCorrespondenceTypes(tx),
    salutations: [...salutations],
    organisationTypes: [...organisationTypes],
    countries: [...countries],
    consultationKinds: [...consultationKinds],
  })),
];
