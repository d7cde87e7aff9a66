import { scanMessages as messages } from '../messages.ts';

/** Names (ISO 32000) that let a PDF act, and what people are told about each. */
const DANGEROUS: Record<string, string> = {
  JavaScript: messages.pdfScript,
  OnInstantiate: messages.pdfScript,
  XFA: messages.pdfScript,
  Launch: messages.pdfLaunch,
  ImportData: messages.pdfLaunch,
  SubmitForm: messages.pdfSends,
  Rendition: messages.pdfMedia,
  RichMedia: messages.pdfMedia,
  Movie: messages.pdfMedia,
  Sound: messages.pdfMedia,
  GoToR: messages.pdfElsewhere,
  Thread: messages.pdfElsewhere,
  EmbeddedFile: messages.pdfFiles,
  EmbeddedFiles: messages.pdfFiles,
  GoToE: messages.pdfFiles,
};

/** How many bytes of one chunk to scan again with the next. */
export const NAME_OVERLAP = 64;

const ENDS_NAME = /[\s\0()<>[\]{}/%]/;
/** A name containing an escape, such as /J#61vaScript. */
const ESCAPED = /\/([^\s\0()<>[\]{}/%]*#[^\s\0()<>[\]{}/%]*)/g;

/** Whether the bytes contain a name, spelt plainly or with escapes. */
export function holdsName(bytes: Buffer, name: string, escaped = escapedNames(bytes)): boolean {
  if (escaped.has(name)) return true;
  const wanted = `/${name}`;
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) {
    const after = bytes[at + wanted.length];
    if (after === undefined || ENDS_NAME.test(String.fromCharCode(after))) return true;
  }
  return false;
}

/** What the first dangerous name in the bytes means, wherever it is: PDF readers repair broken syntax around it. */
export function dangerIn(bytes: Buffer): string | undefined {
  const escaped = escapedNames(bytes);
  return Object.entries(DANGEROUS).find(([name]) => holdsName(bytes, name, escaped))?.[1];
}

function escapedNames(bytes: Buffer): Set<string> {
  if (!bytes.includes('#')) return new Set();
  const found = bytes.toString('latin1').matchAll(ESCAPED);
  return new Set(
    Array.from(found, ([, name = '']) =>
      name.replaceAll(/#([0-9a-f]{2})/gi, (_all, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    ),
  );
}
