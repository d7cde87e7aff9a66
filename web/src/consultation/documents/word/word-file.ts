import { MAX_STRUCTURE_BYTES } from '@contract/consultation/documents/contract/structure.ts';
import { MAX_WORD_BYTES } from '@contract/consultation/documents/contract/word.ts';
import { yup } from '@contract/platform/contract.ts';
import { isStructureName } from '../structure/is-structure-name.ts';
import { structureStartMessages } from '../structure/messages.ts';
import { wordStartMessages as messages } from './messages.ts';

/** A Word file of the device, as forms hold it; whether it is one inside is seen where it is read. */
export const wordFileChosen = yup
  .mixed<File>((value): value is File => value instanceof File)
  .test('kind', messages.notWord, (file) => !file || /\.docx$/i.test(file.name))
  .test('size', messages.tooLarge, (file) => !file || file.size <= MAX_WORD_BYTES);

/** What a document begins from: a Word file, or the structure of a document of another council. */
export const startFileChosen = yup
  .mixed<File>((value): value is File => value instanceof File)
  .test(
    'kind',
    structureStartMessages.notStart,
    (file) => !file || /\.(?:docx|json)$/i.test(file.name),
  )
  .test(
    'size',
    messages.tooLarge,
    (file) => !file || isStructureName(file.name) || file.size <= MAX_WORD_BYTES,
  )
  .test(
    'structure-size',
    structureStartMessages.tooLarge,
    (file) => !file || !isStructureName(file.name) || file.size <= MAX_STRUCTURE_BYTES,
  );
