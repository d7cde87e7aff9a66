import type { ExportedRecords } from '../land/composed/exports/export-source.ts';

/** The types of record that can be exported besides sites: a further one adds its line. */
export const exportedRecords: ExportedRecords = {
  correspondence: async () =>
    (await import('../land/correspondence/letter-records.ts')).letterRecords,
  representation: async () =>
    (await import('../consultation/ground/representations/representation-records.ts'))
      .representations.record,
  contact: async () =>
    (await import('../consultation/ground/people/contact-records.ts')).contacts.record,
  organisation: async () =>
    (await import('../consultation/ground/people/organisation-records.ts')).organisations.record,
  response: async () =>
    (await import('../consultation/ground/responses/response-records.ts')).responses.record,
};
