import { route, type Route } from '../../platform/endpoint.ts';
import type { RecordType } from '../search/record-type.ts';
import { changeTemplate, deleteOwnTemplate, saveTemplate } from './change-templates.ts';
import { templatesFor } from './queries.ts';
import type { TemplateCalls } from './template-endpoints.ts';

/** Answers the calls for saved searches of a type of record. */
export const templateRoutes = (calls: TemplateCalls, record: RecordType): Route[] => [
  route(calls.list, async ({ actor, tx }) => ({
    templates: await templatesFor(tx, { accountId: actor.accountId, entity: record.entity }),
  })),

  route(calls.create, ({ input, actor, tx }) => saveTemplate(tx, actor, record, input)),

  route(calls.update, ({ input, actor, tx }) => changeTemplate(tx, actor, record, input)),

  route(calls.remove, async ({ input, actor, tx }) => {
    await deleteOwnTemplate(tx, actor, record, input.id);
    return undefined;
  }),
];
