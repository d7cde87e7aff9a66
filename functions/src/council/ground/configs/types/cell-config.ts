import { yup } from '../../../../platform/contract.ts';
import { cellValidation } from './cell-validation.ts';
import { functionName } from './function-name.ts';
import { requiredText, shape } from '../schemas/shape.ts';

/** How an editable value is entered, and what it may be. */
export const cellConfig = () =>
  shape({
    fieldType: yup
      .string()
      .oneOf(['select', 'text', 'number', 'date', 'textarea', 'checkbox'] as const)
      .required(),
    min: yup.number(),
    max: yup.number(),
    /** The name of a rule, or a pattern between slashes: see cell-validation.ts. */
    validation: cellValidation(),
    options: yup
      .array(shape({ label: requiredText(), value: yup.string().required() }).required())
      .default(undefined)
      .when('fieldType', ([type], schema) =>
        String(type) === 'select' ? schema.min(1).required() : schema,
      ),
    needConfirm: yup.boolean(),
    updateForAllScenarios: yup.boolean(),
    functionOnSave: functionName(),
  });

export type CellConfig = yup.InferType<ReturnType<typeof cellConfig>>;
