import {
  closed,
  endpoint,
  needs,
  ordinal,
  pageShape,
  recordId,
  yup,
} from '../../../platform/contract.ts';
import { analysisMessages as messages } from '../messages.ts';
import { MAX_ANALYSIS_NAME } from './max-name.ts';

const common = { feature: 'analysis', flag: 'analysis page' } as const;
const mayRead = { ...common, access: needs('representations', 'read') } as const;
const mayWrite = { ...common, access: needs('representations', 'write') } as const;
const path = '/consultations/analysis/themes';

export const themeStates = ['proposed', 'signed off', 'refused', 'merged'] as const;

const theme = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  /** What the product proposed to call it. */
  proposedName: yup.string().required(),
  state: yup.string().oneOf(themeStates).required(),
  representations: yup.number().required(),
  row_version: yup.number().required(),
}).required();
export type Theme = yup.InferType<typeof theme>;

export const listThemes = endpoint({
  ...mayRead,
  method: 'GET',
  path,
  summary: 'Themes of a consultation: proposed, signed off and refused',
  reads: ['theme', 'representation'],
  query: closed({ consultationId: recordId.required() }),
  response: closed({ themes: yup.array().of(theme).required() }),
});

export const getTheme = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'A theme with the passages that it rests on, the surest first',
  reads: ['theme:id', 'representation'],
  params: closed({ id: recordId.required() }),
  query: closed({ limit: pageShape.limit, offset: pageShape.offset }),
  response: closed({
    theme,
    passages: yup
      .array()
      .of(
        closed({
          representationId: yup.number().required(),
          representee: yup.string().nullable().defined(),
          /** null: the text has been changed since. */
          text: yup.string().nullable().defined(),
        }).required(),
      )
      .required(),
    total: yup.number().required(),
  }),
});

/** Changed by somebody since it was read: 409 changed-meanwhile. */
export const decideTheme = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Sign off, refuse or rename a theme',
  changes: ['theme:id', 'representation'],
  params: closed({ id: recordId.required() }),
  body: closed({
    name: yup
      .string()
      .trim()
      .min(1, messages.nameRequired)
      .max(MAX_ANALYSIS_NAME, messages.nameTooLong(MAX_ANALYSIS_NAME)),
    state: yup.string().oneOf(['proposed', 'signed off', 'refused'] as const),
    row_version: ordinal.required(),
  }),
  response: closed({ theme }),
});

/** Its passages go to the other one, for good. */
export const mergeTheme = endpoint({
  ...mayWrite,
  method: 'POST',
  path: `${path}/{id}/merge`,
  summary: 'Merge a theme into another of its consultation',
  changes: ['theme', 'representation'],
  params: closed({ id: recordId.required() }),
  body: closed({ into: recordId.required(), row_version: ordinal.required() }),
  response: closed({ theme }),
});
