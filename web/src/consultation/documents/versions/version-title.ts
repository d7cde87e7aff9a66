import type { DocumentVersion } from '@contract/consultation/documents/contract/versions.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { draftVersionMessages as messages } from './messages.ts';

/** What a version is called: its name, the edition that was made of it, or its time. */
export const versionTitle = ({ name, edition, savedAt }: DocumentVersion): string =>
  name ??
  (edition === null ? messages.ofTime(exactTime(new Date(savedAt))) : messages.edition(edition));
