import { closed, yup } from '../../../platform/contract.ts';

/** Other sites that a site's boundary overlaps, those with most of it first; hectares 0 for a site that is a point. */
export const overlappingSites = yup
  .array()
  .of(
    closed({
      id: yup.number().required(),
      name: yup.string().required(),
      hectares: yup.number().required(),
      /** All of it lies in the boundary: its land counts twice until somebody says what becomes of it. */
      takenIn: yup.boolean().required(),
    }).required(),
  )
  .required();
export type OverlappingSite = yup.InferType<typeof overlappingSites>[number];
