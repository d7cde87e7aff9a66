import { closed, recordId, yup } from '../../platform/contract.ts';
import { FILE_LIMITS } from './file-limits.ts';
import { fileMessages as messages } from './messages.ts';

const announced = closed({
  fileName: yup.string().trim().min(1, messages.noName).max(1000).required(messages.noName),
  contentType: yup.string().max(100),
  /** In bytes. */
  size: yup
    .number()
    .integer()
    .min(1, messages.empty)
    .max(FILE_LIMITS.bytes, messages.tooLarge)
    .required(),
});

/** What somebody who opens uploads says of the files. */
export const announcedFiles = yup
  .array()
  .of(announced.required())
  .min(1, messages.empty)
  .max(FILE_LIMITS.files, messages.tooMany)
  .required(messages.empty);

/** Where to send each of them, in their order. */
export const openedUploads = closed({
  uploads: yup
    .array()
    .of(closed({ fileId: recordId.required(), address: yup.string().required() }).required())
    .required(),
});
