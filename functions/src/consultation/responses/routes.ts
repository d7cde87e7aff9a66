import { route, type Route } from '../../platform/endpoint.ts';
import { findResponses } from '../ground/responses/queries/responses.ts';
import { responses } from '../ground/responses/response-records.ts';
import { recordRoutes } from '../../records/kept/record-routes.ts';
import { approve, withdraw } from './approve-response.ts';
import {
  approveResponse,
  getResponse,
  getResponses,
  listDeliveries,
  postLetters,
  responseCalls,
  retryDeliveries,
  sendResponse,
  takeBackResponse,
  upsertResponses,
  withdrawApproval,
} from './contract.ts';
import { findDeliveries } from './queries/find-deliveries.ts';
import { post, retry, sendApproved } from './send-response.ts';
import { takeBack } from './take-back.ts';
import { requireResponse, writeResponses } from './write-responses.ts';

export const responseRoutes: Route[] = [
  ...recordRoutes(responseCalls, responses),

  route(listDeliveries, ({ input, tx }) => findDeliveries(tx, input)),
  route(getResponses, async ({ input, actor: { accountId }, tx }) => {
    const { representationId, subRepresentationId } = input;
    const of =
      subRepresentationId !== undefined
        ? { subRepresentationId }
        : representationId !== undefined
          ? { representationId }
          : undefined;
    return {
      responses: of ? await findResponses(tx, accountId, of) : [],
      templates: await findResponses(tx, accountId, { templates: true }),
    };
  }),
  route(getResponse, async ({ input: { id }, actor, tx }) => ({
    response: await requireResponse(tx, actor, id),
  })),
  route(upsertResponses, async ({ input, actor, tx }) => ({
    responses: await writeResponses(tx, actor, input.responses),
  })),
  route(approveResponse, async ({ input, actor, tx }) => {
    await approve(tx, actor, input);
    return { response: await requireResponse(tx, actor, input.id) };
  }),
  route(withdrawApproval, async ({ input, actor, tx }) => {
    await withdraw(tx, actor, input);
    return { response: await requireResponse(tx, actor, input.id) };
  }),
  route(sendResponse, async ({ input, actor, tenant, tx }) => {
    await sendApproved(tx, actor, tenant, input);
    return { response: await requireResponse(tx, actor, input.id) };
  }),
  route(takeBackResponse, async ({ input, actor, tx }) => {
    await takeBack(tx, actor, input);
    return { response: await requireResponse(tx, actor, input.id) };
  }),
  route(retryDeliveries, async ({ input: { ids }, actor, tenant, tx }) => ({
    ids: await retry(tx, actor, tenant, ids),
  })),
  route(postLetters, async ({ input: { ids }, actor, tx }) => ({
    ids: await post(tx, actor, ids),
  })),
];
