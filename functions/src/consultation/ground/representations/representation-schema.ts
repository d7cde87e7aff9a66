import { closed, yup } from '../../../platform/contract.ts';
import { attitudes, statusNames } from '../consultations/statuses.ts';

const optional = yup.string().nullable().defined();
const link = yup.number().nullable().defined();

/** A representation as one call gives it. */
export const representationSchema = closed({
  id: yup.number().required(),
  consultationEventId: yup.number().required(),
  consultation: yup.string().required(),
  correspondenceType: link,
  correspondenceName: optional,
  letterDate: optional,
  receivedDate: yup.string().required(),
  /** null: not acknowledged yet. */
  acknowledgementDate: optional,
  status: yup.string().oneOf(statusNames).required(),
  attitude: yup.string().oneOf(attitudes).nullable().defined(),
  /** Received after the consultation closed. */
  isLate: yup.boolean().required(),
  /** null: nobody is named yet. */
  representee: closed({
    contactId: link,
    organisationId: link,
    name: yup.string().required(),
    organisationType: optional,
  })
    .nullable()
    .defined()
    .default(null),
  agents: yup
    .array()
    .of(
      closed({
        agentId: yup.number().required(),
        agentPrimaryContact: yup.boolean().required(),
        name: yup.string().required(),
        organisation: optional,
      }).required(),
    )
    .required(),
  /** The part of the plan that it is about. */
  policy: optional,
  responseDeadline: optional,
  /** What may be published; null: nobody asked yet. */
  consent: optional,
  topics: yup.array().of(yup.string().required()).required(),
  /** Its parts that are answered by themselves, without deleted ones; people call them 12.3. */
  subRepresentations: yup
    .array()
    .of(closed({ id: yup.number().required(), sequentialId: yup.number().required() }).required())
    .required(),
  /** What it has in the columns that officers added, in their order. */
  customColumns: yup
    .array()
    .of(
      closed({
        /** As tables name it: custom_3. */
        column: yup.string().required(),
        name: yup.string().required(),
        value: yup.mixed<string | number | boolean | string[]>().nullable().defined(),
      }).required(),
    )
    .required(),
  /** null: not published, and nobody has asked for it. */
  publication: optional,
  /** Its words without what was redacted; '' for whoever may not read originals until somebody has looked it over. */
  text: yup.string().defined(),
  /** Whether an officer has looked it over for personal details. */
  isChecked: yup.boolean().required(),
  row_version: yup.number().required(),
}).required();
export type Representation = yup.InferType<typeof representationSchema>;

/** A representation that marks a site, as the site's page lists it: who, how it stands, and which parts, without its words. */
export const representationOfSite = closed({
  id: yup.number().required(),
  representee: yup.string().nullable().defined(),
  attitude: yup.string().nullable().defined(),
  status: yup.string().required(),
  receivedDate: yup.string().required(),
  consultation: yup.string().required(),
  /** The parts in which it stands: '12.3'. */
  parts: yup.array().of(yup.string().required()).required(),
}).required();
export type RepresentationOfSite = yup.InferType<typeof representationOfSite>;
