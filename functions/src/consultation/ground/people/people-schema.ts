import { closed, yup } from '../../../platform/contract.ts';

const optional = yup.string().nullable().defined();

const address = closed({
  addressLine1: optional,
  addressLine2: optional,
  town: optional,
  country: optional,
  postcode: optional,
}).required();

/** An organisation as calls answer it. */
export const organisationAnswer = closed({
  id: yup.number().required(),
  organisationName: yup.string().required(),
  organisationType: yup.string().required(),
  email: optional,
  phoneNumber: optional,
  address,
  row_version: yup.number().required(),
}).required();
export type Organisation = yup.InferType<typeof organisationAnswer>;

/** A contact as calls answer it. */
export const contactAnswer = closed({
  id: yup.number().required(),
  /** What tells two of one name apart: C12. */
  identifier: yup.string().required(),
  /** What stands for them in lists. Nobody's picture is kept: the link is null. */
  avatar: closed({
    link: optional,
    initials: yup.string().required(),
  }).required(),
  title: optional,
  firstName: yup.string().required(),
  lastName: yup.string().required(),
  jobTitle: optional,
  email: optional,
  contactNumber: optional,
  organisationId: yup.number().nullable().defined(),
  /** The organisation's name. */
  organisation: optional,
  isMain: yup.boolean().required(),
  address,
  row_version: yup.number().required(),
}).required();
export type OrganisationContact = yup.InferType<typeof contactAnswer>;
