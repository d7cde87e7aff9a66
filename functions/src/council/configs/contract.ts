import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import { configStores } from '../ground/configs/config-record.ts';
import { configTypeIds } from '../ground/configs/config-types.ts';

const store = yup.string().oneOf(configStores);
const type = yup.string().oneOf(configTypeIds);

const record = closed({
  id: yup.string().required(),
  table: store.required(),
  config_type_id: yup.string().required(),
  /** JSON text, or what it says, as it is stored. */
  config: yup.mixed<string | object>().nullable().defined(),
}).required();

const error = closed({
  kind: yup.string().oneOf(['validation', 'fetching', 'saving', 'other']).required(),
  message: yup.string().required(),
  hint: yup.string(),
  path: yup.string(),
  details: yup.string(),
}).required();

/** Configurations by id, as stored; config-not-found when none of them is the council's. */
export const getConfigs = endpoint({
  method: 'GET',
  path: '/configs',
  feature: 'configs',
  summary: 'Configurations by id',
  reads: ['config'],
  access: needs('placemaker', 'read'),
  query: closed({
    ids: yup.array(yup.string().max(100).required()).min(1).max(100).required(),
    table: store.default('configs'),
    type,
  }),
  response: closed({ data: yup.array(record).required() }),
  envelope: 'bare',
});

/** The council's configurations of a type in one store, newest first, as stored. */
export const getTenantConfigs = endpoint({
  method: 'GET',
  path: '/configs/tenant',
  feature: 'configs',
  summary: "The council's configurations of a type",
  reads: ['config'],
  access: needs('placemaker', 'read'),
  query: closed({ type: type.required(), table: store.default('configs') }),
  response: closed({ data: yup.array(record).required() }),
  envelope: 'bare',
});

/** Metadata of a configuration: label, tags, author; only the first entry counts. */
export const getConfigMetadata = endpoint({
  method: 'GET',
  path: '/configs/metadata/{configId}',
  feature: 'configs',
  summary: 'Metadata of a configuration',
  reads: ['config'],
  access: needs('placemaker', 'read'),
  params: closed({ configId: yup.string().max(100).required() }),
  response: closed({ data: yup.array(yup.mixed<Record<string, unknown>>().required()).required() }),
  envelope: 'bare',
});

/**
 * The configuration that counts for the council, links replaced, upgraded and valid; else null and why.
 * Types of public pages are open to all, the others to those who may read placemaker.
 */
export const getEffectiveConfig = endpoint({
  method: 'GET',
  path: '/configs/effective/{type}',
  feature: 'configs',
  summary: "The council's configuration of a type, ready for use",
  reads: ['config'],
  access: 'public',
  params: closed({ type: type.required() }),
  query: closed({ assignment: yup.string().max(100) }),
  response: closed({
    type: type.required(),
    id: yup.string().nullable().defined(),
    table: store.nullable().defined(),
    config: yup.mixed<Record<string, unknown>>().nullable().defined(),
    errors: yup.array(error).required(),
  }),
});
