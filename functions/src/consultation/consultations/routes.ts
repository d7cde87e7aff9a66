import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { countUnsent } from '../ground/documents/queries/count-unsent.ts';
import { consultationKinds } from '../ground/consultations/kinds.ts';
import { attitudes, statuses } from '../ground/consultations/statuses.ts';
import { countries, organisationTypes, salutations } from '../ground/people/people-rules.ts';
import { add, rewrite } from './change-consultations.ts';
import {
  addConsultation,
  changeConsultation,
  countConsultationUnsent,
  getConsultationLookups,
  getConsultationSettings,
  listConsultations,
} from './contract.ts';
import { findConsultations, findCorrespondenceTypes, findParticipants } from './queries.ts';

export const consultationRoutes: Route[] = [
  route(listConsultations, async ({ tx }) => ({ consultations: await findConsultations(tx) })),
  route(addConsultation, async ({ input, actor, tx }) => ({
    consultation: await add(tx, actor, input),
  })),
  route(changeConsultation, async ({ input: { id, ...fields }, actor, tx }) => ({
    consultation: await rewrite(tx, actor, id, fields),
  })),
  route(countConsultationUnsent, async ({ input: { id }, tx }) => {
    if ((await findConsultations(tx, id)).length === 0) throw new AppError('not-found');
    const mails = (await findParticipants(tx, id)).length;
    return { ...(await countUnsent(tx, { consultationId: id })), mails };
  }),
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
