/** Somebody who took part, for themselves or for an organisation. */
export interface DemoContact {
  title: string;
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  email: string | null;
  phoneNumber: string | null;
  /** The organisation's place in the council's list; null for people who speak for themselves. */
  organisation: number | null;
  isMain: boolean;
  addressLine1: string;
  town: string;
  postcode: string;
}

export interface DemoOrganisation {
  name: string;
  organisationType: string;
  email: string;
  phoneNumber: string;
  addressLine1: string;
  town: string;
  postcode: string;
}

export interface DemoConsultation {
  name: string;
  kind: string;
  document: string;
  /** Times in London. */
  opensAt: string;
  closesAt: string;
}

export interface DemoRepresentation {
  /** Places in the council's lists. */
  consultation: number;
  contact: number | null;
  organisation: number | null;
  agent: number | null;
  correspondence: 'Letter' | 'E-mail' | 'Online form';
  letterDate: string;
  receivedDate: string;
  acknowledgementDate: string | null;
  status: string;
  attitude: string | null;
  text: string;
}

/** What was said to a council in its consultations. */
export interface DemoConsultations {
  consultations: DemoConsultation[];
  organisations: DemoOrganisation[];
  contacts: DemoContact[];
  representations: DemoRepresentation[];
}
