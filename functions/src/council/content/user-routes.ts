import { Router, type Request } from 'express';
import { ValidationError } from 'yup';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { isRefusal } from '../../platform/errors.ts';
import { openStaffAccount, removeStaffAccount } from '../ground/staff-accounts/accounts.ts';
import { newStaffAccount } from '../ground/staff-accounts/new-staff-account.ts';
import { contentHandler, answeringOverNetwork } from './answering.ts';
import { asPayload } from './change-items.ts';
import { ContentError } from './content-error.ts';
import { policiesOf, refuseForeignFields, type ContentAction } from './policies.ts';
import { contentRoles, findPolicies } from './queries/policies.ts';
import { listContentStaff } from './queries/staff.ts';
import { contentReaderOf, type ContentReader } from './reader.ts';

/** `users/me`, and the council's staff as `users`: list by role, add, remove, by the policies of 'users'. */
export function contentUserRoutes(): Router {
  const router = Router();
  router.get(
    '/users/me',
    contentHandler(async ({ tx, reader }) => {
      const { actor } = reader;
      if (!actor) throw new ContentError('FORBIDDEN');
      return {
        data: {
          id: actor.uid,
          email: actor.email,
          first_name: actor.displayName,
          role: actor.roles[0] ?? null,
          policies: await contentRoles(tx, actor.grants),
        },
      };
    }),
  );
  router.get(
    '/users',
    contentHandler(async ({ request, tx, reader }) => {
      await admit(tx, reader, 'read');
      return { data: await listContentStaff(tx, roleAsked(request.query)) };
    }),
  );
  router.post(
    '/users',
    answeringOverNetwork(async (place) => {
      const { inTenant, request } = place;
      await inTenant(async (tx) => {
        const given = Object.keys(asPayload(request.body));
        await admit(tx, await contentReaderOf(tx, request), 'create', given);
      });
      const { uid, email, display_name, roles } = await understood(
        openStaffAccount(place, newUserIn(request)),
      );
      return { data: { id: uid, email, first_name: display_name, role: roles[0] ?? null } };
    }),
  );
  router.delete(
    '/users/:id',
    answeringOverNetwork(async (place) => {
      const { inTenant, request } = place;
      const actor = await inTenant(async (tx) =>
        admit(tx, await contentReaderOf(tx, request), 'delete'),
      );
      await understood(removeStaffAccount(place, actor.accountId, String(request.params.id)));
      return undefined;
    }),
  );
  return router;
}

/** Throws FORBIDDEN unless the policies of 'users' let this person do so with these fields. */
async function admit(
  tx: Tx,
  { actor, grants }: ContentReader,
  action: ContentAction,
  fields: string[] = [],
): Promise<Actor> {
  if (!actor) throw new ContentError('FORBIDDEN');
  const rights = policiesOf(await findPolicies(tx, 'users', action, grants));
  refuseForeignFields(rights, fields);
  return actor;
}

/** Directus' own names for what our equivalent endpoint takes, with one check for both. */
function newUserIn({ body }: Request) {
  const { email, password, role, first_name } = asPayload(body);
  const given = { email, password, role, ...(first_name == null ? {} : { name: first_name }) };
  // The specification's client always sends one, needed or not.
  if (!password) throw new ContentError('INVALID_PAYLOAD', 'It needs email, password and role.');
  try {
    return newStaffAccount.validateSync(given, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ContentError('INVALID_PAYLOAD', `${error.path ?? ''}: ${error.message}`);
  }
}

/**
 * A refusal in the words that Directus clients know; an account that does not exist is treated as one that may not be
 * removed. What could not be answered now is no refusal: it may be asked for again.
 */
export async function understood<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.code === 'email-in-use') throw new ContentError('RECORD_NOT_UNIQUE');
    if (error.code === 'payload-invalid')
      throw new ContentError('INVALID_PAYLOAD', Object.values(error.fields ?? {}).join(', '));
    throw new ContentError('FORBIDDEN');
  }
}

/** The role named by a filter `{role: {_eq}}`, the only filter on users that the product needs. */
function roleAsked({ filter }: Record<string, unknown>): string | undefined {
  if (filter === undefined) return undefined;
  try {
    const asked = (typeof filter === 'string' ? JSON.parse(filter) : filter) as {
      role?: { _eq?: unknown };
    } | null;
    if (typeof asked?.role?._eq === 'string') return asked.role._eq;
  } catch {
    throw new ContentError('INVALID_QUERY', 'filter is not JSON.');
  }
  throw new ContentError('INVALID_QUERY', 'Users can be asked for by role.');
}
