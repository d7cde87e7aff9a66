import { closed, yup } from '../../../../../platform/contract.ts';
import { isWebAddress } from '../../../../../platform/link-address.ts';
import type { Fault } from '../../fault.ts';
import { documentMessages as messages } from '../../messages.ts';

export const MAX_LINK_WORDS = 200;
const MAX_ADDRESS = 2000;

export const linkContent = closed({
  words: yup.string().max(MAX_LINK_WORDS, messages.tooLong(MAX_LINK_WORDS)).defined(),
  /** http or https; '' until it is written. */
  address: yup
    .string()
    .max(MAX_ADDRESS, messages.tooLong(MAX_ADDRESS))
    .test('web-address', messages.addressRequired, (text) => !text || isWebAddress(text))
    .defined(),
  inNewTab: yup.boolean().required(),
});
export type LinkContent = yup.InferType<typeof linkContent>;

export const emptyLink = (): LinkContent => ({ words: '', address: '', inNewTab: false });

export const linkFaults = ({ words, address }: LinkContent): Fault[] => [
  ...(words.trim() ? [] : [{ field: 'words', message: messages.linkTextRequired }]),
  ...(isWebAddress(address) ? [] : [{ field: 'address', message: messages.addressRequired }]),
];
