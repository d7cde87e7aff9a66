/** Somebody who says something, as a table or an e-mail names them. */
export interface ArrivedContact {
  title: string | null;
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  email: string | null;
  phone: string | null;
}

export interface ArrivedOrganisation {
  name: string;
  type: string;
  email: string | null;
}

export interface ArrivedAddress {
  addressLine1: string | null;
  addressLine2: string | null;
  town: string | null;
  country: string | null;
  postcode: string | null;
}

/** A representation as it arrived, checked: what is left to do is to find or add its people and to register it. */
export interface Arrival {
  consultationId: number;
  correspondenceTypeId: number | null;
  /** yyyy-mm-dd. */
  receivedDate: string;
  letterDate: string | null;
  acknowledgementDate: string | null;
  attitude: string | null;
  policy: string | null;
  /** What they agreed to be published; not known of what comes by post. */
  consent?: string | null;
  topicIds: number[];
  text: string;
  contact: ArrivedContact | null;
  organisation: ArrivedOrganisation | null;
  address: ArrivedAddress;
  /** By which it is known again (intake_keys). */
  key: string;
}

export const noAddress: ArrivedAddress = {
  addressLine1: null,
  addressLine2: null,
  town: null,
  country: null,
  postcode: null,
};
