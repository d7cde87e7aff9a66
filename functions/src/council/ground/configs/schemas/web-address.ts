import { yup } from '../../../../platform/contract.ts';
import { isWebAddress } from '../../../../platform/link-address.ts';

/** A link, image or icon address. */
export const webAddress = () =>
  yup
    .string()
    .test('web-address', '${path} must be a URL with http or https', (value) =>
      value === undefined ? true : isWebAddress(value),
    );
