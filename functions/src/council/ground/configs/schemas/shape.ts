import { closed, yup } from '../../../../platform/contract.ts';

/** A part of a configuration: no unknown fields, so that a misspelt one is an error, and absent unless written. */
export const shape = <T extends yup.ObjectShape>(fields: T) =>
  closed(fields).optional().default(undefined);

/** Whether every entry of the list has a key of its own. */
export const uniqueBy = <T>(list: readonly T[] | undefined, key: (entry: T) => unknown): boolean =>
  new Set(list?.map(key)).size === (list?.length ?? 0);

/** Text that is required and not empty. */
export const requiredText = () => yup.string().trim().required();
