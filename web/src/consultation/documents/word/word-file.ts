import { MAX_WORD_BYTES } from '@contract/consultation/documents/contract/word.ts';
import { yup } from '@contract/platform/contract.ts';
import { wordStartMessages as messages } from './messages.ts';

/** A Word file of the device, as forms hold it; whether it is one inside is seen where it is read. */
export const wordFileChosen = yup
  .mixed<File>((value): value is File => value instanceof File)
  .test('kind', messages.notWord, (file) => !file || /\.docx$/i.test(file.name))
  .test('size', messages.tooLarge, (file) => !file || file.size <= MAX_WORD_BYTES);
