import { closed, endpoint, recordId, yup } from '../../../platform/contract.ts';
import { geodataCommon as common } from '../contract.ts';

/** Matches the columns of a previewed file by hand; the file is compared anew, and later files follow. */
export const matchColumns = endpoint({
  ...common,
  method: 'PUT',
  path: '/geodata/{id}/columns',
  summary: "Match a previewed file's columns to fields, for this file and those to come",
  changes: ['import:id'],
  status: 202,
  params: closed({ id: recordId.required() }),
  body: closed({
    columns: yup
      .array()
      .of(
        closed({
          name: yup.string().min(1).max(300).required(),
          /** A property name of the dictionary; null leaves the column out. */
          field: yup.string().max(63).nullable().defined(),
        }),
      )
      .min(1)
      .max(1_000)
      .required(),
  }),
  response: closed({ id: yup.number().integer().required() }),
});
