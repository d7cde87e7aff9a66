import { closed, endpoint, needs, pageShape, recordId, yup } from '../../../platform/contract.ts';
import { responseKind } from '../../../records/kept/record-kinds.ts';

const { unit, entity } = responseKind;
const mayRead = {
  feature: 'responses',
  flag: 'consultation pages',
  access: needs(unit, 'read'),
} as const;

export const timelineActions = ['registered', 'changed', 'answered', 'sent'] as const;

/** Every action of a representation and of its responses, the newest first. */
export const getTimeline = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/timeline',
  summary: 'What was done with a representation and its responses',
  reads: ['representation', entity],
  query: closed({ representationId: recordId.required(), ...pageShape }),
  response: closed({
    actions: yup
      .array()
      .of(
        closed({
          id: yup.number().required(),
          actionType: yup.string().oneOf(timelineActions).required(),
          at: yup.string().required(),
          /** Who did it. */
          by: yup.string().defined(),
          metadata: closed({
            label: yup.string().defined(),
            before: yup.string().nullable().defined(),
            after: yup.string().nullable().defined(),
            /** Of an action of a response. */
            responseId: yup.number().nullable().defined(),
          }).required(),
        }).required(),
      )
      .required(),
    total: yup.number().required(),
  }),
});

const count = yup.number().required();

/** How far the council is, of one consultation or of all. Deadlines are compared with the day in London. */
export const getReports = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/consultations/reports',
  summary: 'How many representations are answered, due and overdue',
  reads: ['representation', entity, 'consultation'],
  query: closed({ consultationId: recordId }),
  response: closed({
    statuses: yup
      .array()
      .of(closed({ status: yup.string().required(), count }).required())
      .required(),
    total: count,
    answered: count,
    /** Not answered, and to be answered by a day that has passed, or within a week. */
    overdue: count,
    dueThisWeek: count,
    late: count,
    deliveries: closed({ queued: count, sent: count, failed: count }).required(),
    /** From receipt to the sending of the response; null where nothing was sent. */
    meanDays: yup.number().nullable().defined(),
  }),
});
