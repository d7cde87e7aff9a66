import { closed, yup } from '../../../platform/contract.ts';

export const responseStates = ['Draft', 'Approved', 'Sending', 'Sent'] as const;
export const deliveryStates = ['Queued', 'Sending', 'Sent', 'Failed'] as const;
export const deliveryWays = ['email', 'letter'] as const;

const optional = yup.string().nullable().defined();

/** What became of a response that was sent to somebody. */
export const deliveryAnswer = closed({
  id: yup.number().required(),
  representationId: yup.number().required(),
  way: yup.string().oneOf(deliveryWays).required(),
  recipient: yup.string().required(),
  email: optional,
  state: yup.string().oneOf(deliveryStates).required(),
  reason: optional,
  /** When it was sent. */
  sentAt: optional,
}).required();
export type Delivery = yup.InferType<typeof deliveryAnswer>;

/** A response as calls answer it. */
export const responseAnswer = closed({
  id: yup.number().required(),
  description: yup.string().required(),
  /** HTML. */
  text: yup.string().defined(),
  useAsTemplate: yup.boolean().required(),
  summary: yup.string().defined(),
  councilResponse: yup.string().defined(),
  state: yup.string().oneOf(responseStates).required(),
  approvedBy: optional,
  approvedAt: optional,
  /** Who wrote any of it may not approve it. */
  writers: yup.array().of(yup.string().required()).required(),
  /** Whether whoever asks may approve it. */
  mayApprove: yup.boolean().required(),
  /** What it answers: representations, or parts of them. */
  answers: yup
    .array()
    .of(
      closed({
        representationId: yup.number().required(),
        subRepresentationId: yup.number().nullable().defined(),
        /** 12, or 12.3 of a part. */
        reference: yup.string().required(),
        representee: optional,
      }).required(),
    )
    .required(),
  deliveries: yup.array().of(deliveryAnswer).required(),
  row_version: yup.number().required(),
}).required();
export type Response = yup.InferType<typeof responseAnswer>;
