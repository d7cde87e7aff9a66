import { Router, type Request } from 'express';
import { contentHandler, type ContentCall } from './answering.ts';
import {
  asPayload,
  createItems,
  idOf,
  removeItems,
  updateItems,
  type ItemChange,
} from './change-items.ts';
import { isCollection } from './collections.ts';
import { ContentError } from './content-error.ts';
import { parseItemQuery, type ItemQuery } from './item-query.ts';
import { readItem, readItems } from './read-items.ts';

const ONE = '/items/:collection/:id';
const MANY = '/items/:collection';

/** `items/{collection}` in Directus' format: list, get, create, change, remove. */
export function itemRoutes(): Router {
  const router = Router();

  router.get(
    MANY,
    contentHandler(({ request, tx, reader }) =>
      readItems(tx, reader, collectionOf(request), parseItemQuery(request.query)),
    ),
  );

  // A query too long for a URL comes as a body, under a method of its own.
  router.all(MANY, (request, response, next) => {
    if (request.method !== 'SEARCH') return next();
    const search = contentHandler(({ tx, reader }) => {
      const { query } = asPayload(request.body);
      return readItems(tx, reader, collectionOf(request), parseItemQuery(asPayload(query)));
    });
    return search(request, response, next);
  });

  router.get(
    ONE,
    contentHandler(async ({ request, tx, reader }) => ({
      data: await readItem(
        tx,
        reader,
        collectionOf(request),
        idIn(request),
        parseItemQuery(request.query),
      ),
    })),
  );

  router.post(
    MANY,
    contentHandler(async (call) => {
      const ids = await createItems(changeOf(call), call.request.body);
      return written(call, ids, Array.isArray(call.request.body));
    }),
  );

  router.patch(
    ONE,
    contentHandler(async (call) => {
      const updates = [{ id: idIn(call.request), payload: call.request.body as unknown }];
      return written(call, await updateItems(changeOf(call), updates), false);
    }),
  );

  router.patch(
    MANY,
    contentHandler(async (call) => {
      const updates = await updatesOf(call);
      return written(call, await updateItems(changeOf(call), updates), true);
    }),
  );

  router.delete(
    ONE,
    contentHandler(async (call) => {
      await removeItems(changeOf(call), [idIn(call.request)]);
      return undefined;
    }),
  );

  router.delete(
    MANY,
    contentHandler(async (call) => {
      await removeItems(changeOf(call), await namedIds(call, call.request.body));
      return undefined;
    }),
  );

  return router;
}

function collectionOf(request: Request): string {
  const { collection } = request.params;
  // As for an item: whether it exists is not revealed to anyone who may not see it.
  if (typeof collection !== 'string' || !isCollection(collection))
    throw new ContentError('FORBIDDEN');
  return collection;
}

const idIn = (request: Request) => idOf(request.params.id);

const changeOf = ({ tx, reader, tenant, request }: ContentCall): ItemChange => ({
  tx,
  reader,
  tenant: tenant.shortName,
  collection: collectionOf(request),
});

/** What was written, limited to what its writer may read. */
async function written(call: ContentCall, ids: string[], many: boolean) {
  const { tx, reader, request } = call;
  const query = parseItemQuery({ fields: request.query.fields });
  const items = [];
  for (const id of ids) items.push(await readItem(tx, reader, collectionOf(request), id, query));
  return { data: many ? items : items[0] };
}

/** Either a list of items with their ids, or one payload for all of `keys` or for everything `query` finds. */
async function updatesOf(call: ContentCall): Promise<{ id: string; payload: unknown }[]> {
  const body: unknown = call.request.body;
  if (Array.isArray(body))
    return body.map((each) => {
      const payload = asPayload(each);
      return { id: idOf(payload.id), payload };
    });
  const { data } = asPayload(body);
  return (await namedIds(call, body)).map((id) => ({ id, payload: data }));
}

async function namedIds(call: ContentCall, body: unknown): Promise<string[]> {
  if (Array.isArray(body)) return body.map(idOf);
  const { keys, query } = asPayload(body);
  if (Array.isArray(keys)) return keys.map(idOf);
  if (query === undefined) throw new ContentError('INVALID_PAYLOAD', 'It needs keys or a query.');
  const { tx, reader, request } = call;
  const asked: ItemQuery = {
    ...parseItemQuery(asPayload(query)),
    fields: [['id']],
    aggregate: undefined,
  };
  const { data } = await readItems(tx, reader, collectionOf(request), asked);
  return (data as { id: string }[]).map(({ id }) => id);
}
