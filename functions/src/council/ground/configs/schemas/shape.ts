import { closed, yup } from '../../../../platform/contract.ts';

/** A part of a configuration: closed, so that a misspelt field is an error, and absent unless written. */
export const shape = <T extends yup.ObjectShape>(fields: T) =>
  closed(fields).optional().default(undefined);

/** Whether no two entries of the list share a key. */
export const uniqueBy = <T>(list: readonly T[] | undefined, key: (entry: T) => unknown): boolean =>
  new Set(list?.map(key)).size === (list?.length ?? 0);

/** Text that must be there and say something. */
export const requiredText = () => yup.string().trim().required();
