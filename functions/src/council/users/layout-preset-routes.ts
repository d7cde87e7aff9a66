import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import {
  listLayoutPresets,
  MAX_LAYOUT_PRESETS,
  removeLayoutPreset,
  saveLayoutPreset,
} from './contract/layout-presets.ts';
import { layoutPresetMessages as messages } from './messages.ts';
import { refuseLargeLayout } from './layout-size.ts';
import { findPresets, putPreset, removePreset } from './queries.ts';

/** Layouts of the site page that an officer saves and every colleague may pick. */
export const layoutPresetRoutes: Route[] = [
  route(listLayoutPresets, async ({ actor, tx }) => ({
    presets: await findPresets(tx, actor.accountId),
  })),

  route(saveLayoutPreset, async ({ input: { name, layout }, actor, tx }) => {
    refuseLargeLayout(layout);
    const { accountId, displayName: userName } = actor;
    const saved = await putPreset(tx, { accountId, userName, name, layout });
    if (!saved) throw new AppError('conflict', { fields: { name: messages.nameTaken } });
    if ((await findPresets(tx, accountId)).length > MAX_LAYOUT_PRESETS)
      throw new AppError('conflict', { fields: { name: messages.tooMany(MAX_LAYOUT_PRESETS) } });
    return saved;
  }),

  route(removeLayoutPreset, async ({ input, actor, tx }) => {
    if (!(await removePreset(tx, actor.accountId, input.presetId))) throw new AppError('not-found');
    return undefined;
  }),
];
