import { zipSync } from 'fflate';
import { paperColour, paperLogo } from '../../../platform/print/council-look.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { type Edition, hasSiteData } from '../../ground/documents/edition.ts';
import { printDocument } from '../../ground/documents/print/print-document.ts';
import { pictureNames, type PictureFile } from '../../ground/documents/print/print-pictures.ts';
import { writeInSubprocess } from '../../ground/documents/print/write-in-subprocess.ts';
import type { DocumentConsultation } from '../../public-documents/queries.ts';
import { consultationFacts } from './consultation-facts.ts';
import type { DocumentFormat } from '../../ground/documents/print/document-formats.ts';
import type { FileStep } from '../../ground/documents/print/file-progress-messages.ts';
import { documentFileMessages as messages } from './messages.ts';
import { siteInfoSheet } from './site-info.ts';

const TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What a document is written from. */
export interface DocumentSource {
  edition: Edition;
  /** When it was made, in words. */
  made: string;
  /** Which it belongs to. */
  consultation: DocumentConsultation | null | undefined;
  /** Where the public has its attachments; left out of a draft, which has none there. */
  attachmentsAt?: string;
  /** Its pictures by these names; what is not among them is named as missing. */
  picturesOf: (names: readonly string[]) => Promise<[name: string, file: PictureFile][]>;
}

/** How a file is sent. */
export interface DocumentFileHead {
  name: string;
  contentType: string;
}

/** What a document's file is called, and what it is: a zip where its maps tell of sites. */
export function headOfFile(edition: Edition, format: DocumentFormat): DocumentFileHead {
  return hasSiteData(edition)
    ? { name: messages.fileName(edition.title, 'zip'), contentType: 'application/zip' }
    : { name: messages.fileName(edition.title, format), contentType: TYPES[format] };
}

/** Where a job writes it: whom to tell of its steps, and how long it may take. */
interface FileWaiting {
  tell: (step: FileStep) => Promise<void>;
  maxMilliseconds: number;
}

/**
 * A document as a file; with a spreadsheet of its sites in a zip where its maps tell of any. Throws unavailable where
 * too many are being written.
 */
export async function documentFile(
  tenant: Tenant,
  { edition, made, consultation, attachmentsAt, picturesOf }: DocumentSource,
  format: DocumentFormat,
  waiting?: FileWaiting,
): Promise<Uint8Array> {
  const make = async () => {
    const around = {
      council: tenant.name,
      colour: paperColour(tenant),
      made,
      logo: await paperLogo(tenant),
      facts: consultation ? consultationFacts(consultation) : [],
    };
    const printed = printDocument(edition, around, attachmentsAt);
    return { printed, pictures: await picturesOf(pictureNames(printed.parts)) };
  };
  const write = () => writeInSubprocess(format, make, tenant.shortName, waiting?.maxMilliseconds);
  const listSites = async () =>
    hasSiteData(edition) ? siteInfoSheet(edition, tenant, new Date()) : undefined;
  const [document, sites] = await (waiting
    ? inSteps(format, { write, listSites }, waiting.tell)
    : Promise.all([write(), listSites()]));
  if (!sites) return document;
  // Both are packed already.
  return zipSync(
    {
      [messages.fileName(edition.title, format)]: document,
      [messages.siteInfoName(edition.title)]: sites,
    },
    { level: 0 },
  );
}

interface Making {
  write: () => Promise<Uint8Array>;
  listSites: () => Promise<Uint8Array | undefined>;
}

/** One after the other, in the order in which whoever waits is told of them. */
async function inSteps(
  format: DocumentFormat,
  { write, listSites }: Making,
  tell: FileWaiting['tell'],
): Promise<[Uint8Array, Uint8Array | undefined]> {
  let document: Uint8Array | undefined;
  if (format === 'pdf') {
    await tell('pdf');
    document = await write();
  }
  await tell('sites');
  const sites = await listSites();
  await tell('saving');
  return [document ?? (await write()), sites];
}
