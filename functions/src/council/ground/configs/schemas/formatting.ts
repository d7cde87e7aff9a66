import { yup } from '../../../../platform/contract.ts';
import { colour } from './colour.ts';
import { shape } from './shape.ts';

/** How a value is shown: decimals, a thousands separator, a coloured dot beside certain values. */
export const formatting = () =>
  shape({
    NUMBERS_AFTER_DECIMAL_POINT: yup.number().integer().min(0).max(10),
    THOUSANDS_SEPARATOR: yup.string().max(1),
    COLOURED_DOT: yup
      .array(shape({ value: yup.string().required(), color: colour().required() }).required())
      .default(undefined),
  });
