import { yup } from '../../../../platform/contract.ts';

/** Whether this is an absolute http or https address, the only links that are followed. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}

/** A link, image or icon address. */
export const webAddress = () =>
  yup
    .string()
    .test('web-address', '${path} must be a URL with http or https', (value) =>
      value === undefined ? true : isWebAddress(value),
    );
