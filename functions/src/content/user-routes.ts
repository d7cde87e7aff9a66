import { Router } from 'express';
import { may } from '../platform/actor.ts';
import { answering } from './answering.ts';
import { ContentError } from './content-error.ts';
import { contentRoles } from './queries/policies.ts';
import { findStaff } from './queries/staff.ts';

/** `users/me`, and `users` (by role) for those who may read authorisation. */
export function userRoutes(): Router {
  const router = Router();
  router.get(
    '/users/me',
    answering(async ({ tx, reader }) => {
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
    answering(async ({ request, tx, reader }) => {
      if (!reader.actor || !may(reader.actor, 'authorisation', 'read'))
        throw new ContentError('FORBIDDEN');
      return { data: await findStaff(tx, roleAsked(request.query)) };
    }),
  );
  return router;
}

/** The role named by a filter `{role: {_eq}}`, the one question that the product asks of users. */
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
