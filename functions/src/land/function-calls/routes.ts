import * as yup from 'yup';
import { notify } from '../../council/ground/notifications/progress.ts';
import { authorise } from '../../platform/actor.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import { faultsIn, validated } from '../../platform/validated.ts';
import { invokeFunction } from './contract.ts';
import type { Invocable, InvocableTable } from '../../platform/invocable.ts';

/** Runs the server's functions by name; `table` lists all of them. */
export function functionCallRoutes(table: InvocableTable): Route[] {
  return [
    route(invokeFunction, async ({ input, actor, tx }) => {
      const { name } = input;
      const found = Object.hasOwn(table, name) ? table[name] : undefined;
      if (!found) {
        throw invalidField('name', `Unknown function: ${name}`);
      }
      for (const { unit, actions } of found.access) authorise(actor, unit, ...actions);
      const given = validArguments(found, input.arguments);
      const { accountId } = actor;
      const notificationId = await notify(tx, {
        accountId,
        status: 'processing',
        label: found.label,
        total: 1,
      });
      const payload = { arguments: given, notificationId };
      const jobId = await enqueueJob(tx, { job: found.job, payload });
      return { name, jobId, notificationId };
    }),
  ];
}

/** The arguments, parsed by the function's schema. Throws payload-invalid naming each that is wrong. */
function validArguments(found: Invocable, given: unknown): object {
  try {
    return validated(found.arguments, given ?? {}) as object;
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const fields = faultsIn(error).map(({ path, params, message }) => {
      const name = path || (params?.unknown as string | undefined);
      return [name ? `arguments.${name}` : 'arguments', message];
    });
    throw new AppError('payload-invalid', {
      fields: Object.fromEntries(fields) as Record<string, string>,
    });
  }
}
