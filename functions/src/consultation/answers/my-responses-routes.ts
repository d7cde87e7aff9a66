import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { inShare } from '../../platform/in-share.ts';
import { Reply } from '../../platform/reply.ts';
import { attachment } from '../../platform/storage.ts';
import { asResident, REASONS, whoIs } from './answering.ts';
import {
  getMyResponses,
  printMyResponses,
  sendReturnLink,
  setResponseTags,
} from './contract/my-responses.ts';
import { answerMessages as messages } from './messages.ts';
import { printResponses } from './print-responses.ts';
import { readResponses } from './read-responses.ts';
import { mailReturnLink, noteReturnLink } from './return-link.ts';
import { tagResponse } from './tag-response.ts';

/** Setting one takes a process of its own for a second or more, of which there is one at a time. */
const files = inShare({ what: 'answers-file', times: 10, atOnce: 2, ofOne: 1, waiting: 8 });

/** What residents see of their own answers beside the document. */
export const myResponseRoutes: Route[] = [
  route(getMyResponses, readResponses),

  // Set after the transaction.
  networkRoute(printMyResponses, async (call) => {
    const { actor, tenant, input } = call;
    const reason = REASONS[whoIs(actor)];
    if (!actor || reason !== null)
      throw new AppError('not-authorized', { fields: { account: reason ?? '' } });
    return files(call, async () => {
      const responses = await call.inTenant((tx) => readResponses({ tx, tenant, actor, input }));
      const { reference, cards } = responses;
      if (reference === null || cards.every(({ answers }) => answers.length === 0))
        throw invalidField('answers', messages.nothingSubmitted);
      const of = { responses, name: actor.displayName, now: new Date() };
      return new Reply<Blob>({
        bytes: await printResponses(tenant, of),
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': attachment(messages.paperFile(reference)),
          'cache-control': 'private, no-store',
        },
      });
    });
  }),

  route(setResponseTags, (call) =>
    asResident(call, (who) => tagResponse(call.tx, who, call.input)),
  ),

  route(sendReturnLink, async (call) => {
    const { client, asked } = await asResident(call, async (who) => ({
      client: who.client,
      asked: await noteReturnLink(call.tx, who, call.input),
    }));
    await mailReturnLink({ ...call, client }, asked);
    return { sentTo: call.actor.email };
  }),
];
