import { route, type Route } from '../platform/endpoint.ts';
import { AppError } from '../platform/errors.ts';
import { siteHistory } from './contract.ts';
import { readHistory, siteExists } from './queries.ts';

export const historyRoutes: Route[] = [
  route(siteHistory, async ({ input, tx }) => {
    if (!(await siteExists(tx, input.siteId))) throw new AppError('site-not-found');
    const limit = input.limit ?? 50;
    const items = await readHistory(tx, { ...input, limit: limit + 1 });
    const history = items.slice(0, limit);
    return { history, next: items.length > limit ? (history.at(-1)?.id ?? null) : null };
  }),
];
