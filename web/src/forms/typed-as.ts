import { yup } from '@contract/platform/contract.ts';

/**
 * A control's text, held to a field of the contract by what `read` makes of it: text in, a number or a day out.
 * Empty text is nothing given.
 */
export function typedAs(field: Pick<yup.Schema, 'validateSync'>, read: (typed: string) => unknown) {
  return yup
    .string()
    .default('')
    .test('contract', (typed, context) => {
      try {
        field.validateSync(typed === '' ? undefined : read(typed));
        return true;
      } catch (error) {
        if (!yup.ValidationError.isError(error)) throw error;
        return context.createError({ message: error.message });
      }
    });
}
