import type { Actor } from '../../platform/actor.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import * as contract from './contract.ts';
import { mayDeleteNotification } from './permissions.ts';
import { notify } from '../ground/notifications/progress.ts';
import {
  archiveNotification,
  findNotification,
  findNotifications,
  findUpdates,
  insertViews,
  newestUpdate,
  removeNotification,
  type NotificationRow,
  type NotificationReader,
} from '../ground/notifications/queries.ts';

export const notificationRoutes: Route[] = [
  route(contract.listNotifications, async ({ actor, tx }) => {
    const rows = await findNotifications(tx, readerOf(actor), { archived: false, limit: 100 });
    return rows.map((row) => toResponse(row, actor));
  }),

  route(contract.listArchivedNotifications, async ({ input, actor, tx }) => {
    const { limit, before } = input;
    const rows = await findNotifications(tx, readerOf(actor), { archived: true, limit, before });
    return rows.map((row) => toResponse(row, actor));
  }),

  route(contract.createNotification, async ({ input, actor, tx }) => {
    if (actor.kind !== 'staff') throw new AppError('not-authorized');
    const id = await notify(tx, { ...input, accountId: actor.accountId });
    return toResponse(await loaded(tx, actor, id), actor);
  }),

  route(contract.deleteNotification, async ({ input, actor, tx }) => {
    const row = await loaded(tx, actor, input.id);
    if (!mayDeleteNotification(actor, row)) throw new AppError('not-authorized');
    if (row.archived) await removeNotification(tx, row.id);
    else await archiveNotification(tx, row.id);
    return undefined;
  }),

  route(contract.viewNotifications, async ({ input, actor, tx }) => {
    await insertViews(tx, readerOf(actor), input.ids);
    return undefined;
  }),

  route(contract.listUpdates, async ({ input, actor, tx }) => {
    if (actor.kind !== 'staff') throw new AppError('not-authorized');
    if (input.after === undefined) return { cursor: await newestUpdate(tx), updates: [] };
    const rows = await findUpdates(tx, input.after);
    return {
      cursor: rows.at(-1)?.id ?? input.after,
      updates: rows.map(({ id, entity, entity_id, kind, tab }) => ({
        id,
        entity,
        entityId: entity_id,
        kind,
        tab,
      })),
    };
  }),
];

function readerOf(actor: Actor): NotificationReader {
  return { accountId: actor.accountId, staff: actor.kind === 'staff' };
}

async function loaded(tx: Parameters<typeof findNotification>[0], actor: Actor, id: number) {
  const row = await findNotification(tx, readerOf(actor), id);
  if (!row) throw new AppError('not-found');
  return row;
}

type Status = (typeof contract.notificationStatuses)[number];

function toResponse(row: NotificationRow & { archived?: boolean }, actor: Actor) {
  const { archived: _which, ...note } = row;
  return {
    ...note,
    status: row.status as Status,
    can: { delete: mayDeleteNotification(actor, row) },
  };
}
