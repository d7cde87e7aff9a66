import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { getPublication, publicationSteps, takePublicationStep } from './contract.ts';
import { stepRefusal } from './permissions.ts';
import { findPublication, findStandings } from './queries.ts';
import { takeStep } from './take-step.ts';

export const publishingRoutes: Route[] = [
  route(getPublication, async ({ input: { id }, actor, tx }) => {
    const [standing] = await findStandings(tx, [id]);
    if (!standing) throw new AppError('not-found');
    const { publication: state, edition } = standing;
    const refusals = Object.fromEntries(
      publicationSteps.flatMap((step) => {
        const why = stepRefusal(step, standing, actor.accountId);
        return why === undefined ? [] : [[step, why]];
      }),
    );
    return { state, edition, refusals, ...(await findPublication(tx, id)) };
  }),
  route(takePublicationStep, ({ input: { ids, step }, actor, tx }) =>
    takeStep(tx, actor, ids, step),
  ),
];
