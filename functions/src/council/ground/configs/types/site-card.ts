import { yup } from '../../../../platform/contract.ts';
import { formatting } from '../schemas/formatting.ts';
import { requiredText, shape } from '../schemas/shape.ts';

const element = shape({
  label: requiredText(),
  dbPropertyName: requiredText(),
  measurement: yup.string(),
  prefix: yup.string(),
  description: yup.string(),
  formatting: formatting(),
});

/** Site card: the lines of a search result, in order. */
export const siteCard = {
  version: 1,
  upgrades: [],
  schema: shape({ siteCardElements: yup.array(element.required()).required() }),
  initial: { siteCardElements: [] },
};

export type SiteCardConfig = yup.InferType<typeof siteCard.schema>;
