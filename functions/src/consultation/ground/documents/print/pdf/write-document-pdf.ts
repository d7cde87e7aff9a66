import type { PrintOption, PrintPart } from '../print-parts.ts';
import { fileOfPicture, type PictureFiles } from '../print-pictures.ts';
import type { PrintedDocument } from '../print-document.ts';
import { tableWidths } from '../table-widths.ts';
import { documentPrintMessages as messages } from '../messages.ts';

const TEMPLATE = new URL('./document.typ', import.meta.url);

/** Loads the engine. */
export const readyToSet = async (): Promise<void> =>
  (await import('../../../../../platform/print/typeset.ts')).startTypesetting();

/** A document as tagged PDF (PDF/UA-1) with bookmarks; set by an engine loaded only for this. */
export async function writeDocumentPdf(
  document: PrintedDocument,
  files: PictureFiles,
): Promise<Uint8Array> {
  const { typeset } = await import('../../../../../platform/print/typeset.ts');
  const pictures: Record<string, string | Uint8Array> = {};
  let drawn = 0;
  const signs = new Map<string, string>();
  const keep = (svg: string): string => {
    const name = signs.get(svg) ?? `sign-${signs.size}.svg`;
    signs.set(svg, name);
    pictures[name] = svg;
    return name;
  };
  const { logo, ...said } = document;
  if (logo) pictures[logo.name] = logo.body;
  const told =
    (isLandscape: boolean) =>
    (part: PrintPart): object => {
      if (part.kind === 'landscape') return { ...part, parts: part.parts.map(told(true)) };
      if (part.kind === 'table') return { ...part, widths: tableWidths(part, isLandscape) };
      if (part.kind === 'key')
        return {
          ...part,
          entries: part.entries.map((entry) => {
            if (!('signs' in entry)) return entry;
            const signs = entry.signs?.map(({ svg, label }) => ({ label, file: svg && keep(svg) }));
            return { ...entry, signs };
          }),
        };
      if (part.kind === 'options')
        return { ...part, options: part.options.map(withPicture(told(isLandscape))) };
      if (part.kind !== 'picture') return part;
      const file = fileOfPicture(part, files);
      if (!file) return { kind: 'missing', text: part.missing };
      drawn += 1;
      const name = `picture-${drawn}.${file.type}`;
      pictures[name] = file.body;
      const { source: _source, missing: _missing, ...shown } = part;
      return { ...shown, file: name };
    };
  return typeset({
    template: TEMPLATE,
    data: {
      print: {
        ...said,
        facts: document.facts ?? [],
        logo: logo ? { file: logo.name, ratio: logo.width / logo.height } : null,
        parts: document.parts.map(told(false)),
        words: { page: messages.page },
      },
    },
    pictures,
  });
}

const withPicture =
  (told: (part: PrintPart) => object) =>
  ({ picture, ...option }: PrintOption): object =>
    picture ? { ...option, picture: told(picture) } : option;
