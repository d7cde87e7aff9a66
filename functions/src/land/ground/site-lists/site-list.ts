import { closed, yup } from '../../../platform/contract.ts';

export const siteList = closed({
  id: yup.number().required(),
  listName: yup.string().required(),
  /** In a unique list a site stands once; in others once for each of its scenarios. */
  isUnique: yup.boolean().required(),
  /** Sites in it that were not deleted. */
  sites: yup.number().required(),
  /** Whether who asks created it. */
  isOwn: yup.boolean().required(),
}).required();

export type SiteList = yup.InferType<typeof siteList>;

export const member = closed({
  siteId: yup.number().required(),
  scenarioName: yup.string().required(),
}).required();

export type ListMember = yup.InferType<typeof member>;
