import { authorise } from '../../platform/actor.ts';
import { publicRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { configTypes } from '../ground/configs/config-types.ts';
import { getConfigMetadata, getConfigs, getEffectiveConfig, getTenantConfigs } from './contract.ts';
import { councilConfig } from '../ground/configs/council-config.ts';
import { configMetadata, configsByIds, configsOfType } from '../ground/configs/queries.ts';

export const configRoutes: Route[] = [
  route(getConfigs, async ({ input, tx }) => {
    const found = await configsByIds(tx, input.ids, input.table);
    const data = found.filter(
      ({ config_type_id }) => input.type === undefined || config_type_id === input.type,
    );
    if (!data.length) throw new AppError('config-not-found');
    return { data };
  }),

  route(getTenantConfigs, async ({ input, tx }) => ({
    data: await configsOfType(tx, input.type, [input.table]),
  })),

  route(getConfigMetadata, async ({ input, tx }) => ({
    data: await configMetadata(tx, input.configId),
  })),

  publicRoute(getEffectiveConfig, async ({ input, actor, tx }) => {
    const { type, assignment } = input;
    if (!configTypes[type].isPublic) {
      if (!actor) throw new AppError('unauthenticated');
      authorise(actor, 'placemaker', 'read');
    }
    const { record, current, errors } = await councilConfig(tx, { type, assignment });
    return {
      type,
      id: record?.id ?? null,
      table: record?.table ?? null,
      config: current ?? null,
      errors,
    };
  }),
];
