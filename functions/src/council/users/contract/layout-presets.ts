import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { sitePageLayout } from '../site-page-layout.ts';
import { layoutPresetMessages as messages } from '../messages.ts';

const MAX_PRESET_NAME = 60;
/** The most that a council has: they are chosen from one menu. */
export const MAX_LAYOUT_PRESETS = 50;

/** The name of a preset, as the server and the form check it. */
export const presetName = yup
  .string()
  .trim()
  .required(messages.nameRequired)
  .max(MAX_PRESET_NAME, messages.nameTooLong(MAX_PRESET_NAME));

const preset = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  /** As a person's own layout. */
  layout: yup.object().required(),
  savedBy: yup.string().required(),
  /** Only who saved it may delete it or save it anew. */
  isOwn: yup.boolean().required(),
}).required();
export type LayoutPreset = yup.InferType<typeof preset>;

const path = '/user/site-details-layout/presets';
const feature = 'users';

export const listLayoutPresets = endpoint({
  method: 'GET',
  path,
  summary: 'Layouts of the site page that colleagues share',
  reads: ['layout'],
  feature,
  access: needs('sites', 'read'),
  response: closed({ presets: yup.array().of(preset).required() }),
});

/** A name of one's own is saved anew; one of a colleague's is a conflict, naming `name`. */
export const saveLayoutPreset = endpoint({
  method: 'POST',
  path,
  summary: 'Save a layout of the site page for colleagues',
  changes: ['layout*'],
  feature,
  access: needs('sites', 'write'),
  status: 201,
  body: closed({ name: presetName, layout: sitePageLayout.required() }),
  response: preset,
});

/** One's own; anybody else's is reported as unknown. */
export const removeLayoutPreset = endpoint({
  method: 'DELETE',
  path: `${path}/{presetId}`,
  summary: 'Delete a shared layout of one’s own',
  changes: ['layout*'],
  feature,
  access: needs('sites', 'write'),
  status: 204,
  params: closed({ presetId: yup.number().integer().min(1).required() }),
  response: yup.mixed().notRequired(),
});
