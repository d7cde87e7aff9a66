/** What people read about organisations and contacts. */
export const peopleRecordMessages = {
  tooLong: (most: number) => `Must be at most ${most} characters`,
  notListed: 'Please choose one of the list',
  organisationNameRequired: 'Please enter the organisation’s name',
  organisationTypeRequired: 'Please select the organisation’s type',
  firstNameRequired: 'Please enter the first name',
  lastNameRequired: 'Please enter the last name',
  jobTitleRequired: 'Please enter the job title',
  unknownOrganisation: 'There is no such organisation',
  unknownContact: 'There is no such contact',
  mainNeedsOrganisation: 'Only a contact of an organisation can be its main contact',
  mainReplaces: 'Selecting a new main contact replaces any previous main contact',

  wasMerged: (id: number, into: string) =>
    `Number ${id} was merged into ${into}: undo the merge there to have it back`,

  organisation: 'Organisation',
  contact: 'Contact',
  fields: {
    name: 'Name',
    organisationType: 'Organisation type',
    email: 'Email',
    phoneNumber: 'Phone number',
    addressLine1: 'Address line 1',
    addressLine2: 'Address line 2',
    town: 'Town',
    country: 'Country',
    postcode: 'Postcode',
    identifier: 'Identifier',
    title: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    jobTitle: 'Job title',
    organisation: 'Organisation',
    isMain: 'Main contact',
    representations: 'Representations',
  },
} as const;
