import { closed, yup } from '../../../platform/contract.ts';
import { BASE } from './base-scenario.ts';
import { MAX_SCENARIO_NAME_LENGTH } from './scenario-name-length.ts';
import { scenarioMessages as messages } from './messages.ts';

export const scenarioName = yup
  .string()
  .trim()
  .max(MAX_SCENARIO_NAME_LENGTH, messages.nameTooLong)
  .notOneOf([BASE], messages.nameTaken)
  .required(messages.nameRequired);

/** A scenario of one site; of the council (asked for without a site) it has the count of its sites only. */
export const scenarioRecord = closed({
  scenarioName: yup.string().required(),
  isPublic: yup.boolean().nullable().defined(),
  idUnique: yup.string().nullable().defined(),
  sites: yup.number().required(),
}).required();

export type ScenarioRecord = yup.InferType<typeof scenarioRecord>;
