import { MAX_IMAGE_CAPTION } from '../../../ground/documents/blocks/image/schema.ts';
import type { TableContent } from '../../../ground/documents/blocks/table/schema.ts';
import { wordLosses } from '../messages.ts';
import { htmlOfLines, type TextLine } from './text-lines.ts';
import {
  MAX_LOSSES,
  type PlannedBlock,
  type PlannedPicture,
  type WordLoss,
  type WordPlan,
} from './word-plan.ts';

const MAX_SECTION_TITLE = 200;
const MAX_SUBTITLE = 500;
/** A text has at most 100,000 characters. */
const MAX_HTML = 90_000;

type Typed<Type extends PlannedBlock['type']> = Extract<PlannedBlock, { type: Type }>;

/** The draft that a Word file becomes, while it is read from its beginning to its end. */
export class DraftOfWord {
  private readonly plan: WordPlan = {
    subtitle: '',
    sections: [],
    blocks: [],
    pictures: [],
    losses: [],
  };
  /** The sections that stand around what is read now, with the level of their headings. */
  private around: { section: number; level: number }[] = [];
  private lines: TextLine[] = [];
  /** What was lost among the lines: its block is known once they are one. */
  private lostInLines: WordLoss[] = [];
  private notes: TextLine[] = [];

  /** A heading begins a section within the one whose heading is larger; levels are never skipped. */
  heading(level: number, words: string): void {
    this.endSection();
    while ((this.around.at(-1)?.level ?? 0) >= level) this.around.pop();
    const parent = this.around.at(-1);
    const title = shortened(words);
    const section = this.plan.sections.push({ title, parent: parent?.section ?? null }) - 1;
    this.around.push({ section, level });
    if (level > (parent?.level ?? 0) + 1) this.lose(wordLosses.levelSkipped(title));
    if (title === words) return;
    this.lose(wordLosses.longTitle(title));
    this.lines.push(...linesOf(words));
  }

  get hasBegun(): boolean {
    return this.plan.blocks.length > 0 || this.lines.length > 0 || this.plan.sections.length > 0;
  }

  subtitle(words: string): void {
    this.plan.subtitle = words.slice(0, MAX_SUBTITLE);
  }

  line(line: TextLine, plain: string): void {
    if (line.html.length > MAX_HTML) this.lines.push(...linesOf(plain));
    else this.lines.push(line);
  }

  note(number: number, html: string): void {
    if (this.notes.length === 0) this.lose(wordLosses.footnotes);
    this.notes.push({ html: `[${number}] ${html}`, list: null, isQuote: false });
  }

  picture(alt: string, picture: PlannedPicture | number): void {
    this.endText();
    const place = typeof picture === 'number' ? picture : this.plan.pictures.push(picture) - 1;
    const content = { fileId: null, alt, isDecorative: false, caption: '', crop: null };
    this.plan.blocks.push({ type: 'image', content, section: this.section(), picture: place });
  }

  /** Gives the picture before its caption; false where no picture without one stands there. */
  captionOfPicture(words: string): boolean {
    const before = this.plan.blocks.at(-1);
    if (this.lines.length > 0 || before?.section !== this.around.at(-1)?.section) return false;
    if (before?.type !== 'image' || before.content.caption !== '') return false;
    if (words.length > MAX_IMAGE_CAPTION) return false;
    (before as Typed<'image'>).content.caption = words;
    return true;
  }

  table(content: TableContent): void {
    this.endText();
    this.plan.blocks.push({ type: 'table', content, section: this.section() });
  }

  contents(): void {
    this.endText();
    if (this.plan.blocks.at(-1)?.type === 'tableOfContents') return;
    this.plan.blocks.push({ type: 'tableOfContents', content: {}, section: this.section() });
  }

  /** Notes what did not come over: of the lines that are being read, of the block before, or of the whole file. */
  lose(message: string, of: 'lines' | 'before' | 'file' = 'lines'): void {
    if (this.plan.losses.length >= MAX_LOSSES) return;
    const section = of === 'file' ? null : (this.around.at(-1)?.section ?? null);
    const block =
      of === 'before' && this.plan.blocks.length > 0 ? this.plan.blocks.length - 1 : null;
    const loss = { message, section, block };
    this.plan.losses.push(loss);
    if (of === 'lines') this.lostInLines.push(loss);
  }

  end(): WordPlan {
    this.endSection();
    return this.plan;
  }

  private endSection(): void {
    this.endText();
    this.lines = this.notes;
    this.notes = [];
    this.endText();
  }

  private endText(): void {
    const lost = this.lostInLines;
    this.lostInLines = [];
    while (this.lines.length > 0) {
      let size = 0;
      const end = this.lines.findIndex(({ html }) => (size += html.length + 50) > MAX_HTML);
      const taken = this.lines.splice(0, Math.max(end, end === -1 ? this.lines.length : 1));
      const section = this.section();
      const at = this.plan.blocks.push({
        type: 'textBlock',
        content: { html: htmlOfLines(taken) },
        section,
      });
      for (const loss of lost) {
        loss.block ??= at - 1;
        loss.section ??= section;
      }
    }
  }

  /** The section that is being read; what stands before the first heading has one without a title. */
  private section(): number {
    const open = this.around.at(-1);
    if (open) return open.section;
    const section = this.plan.sections.push({ title: '', parent: null }) - 1;
    this.around.push({ section, level: 1 });
    return section;
  }
}

const shortened = (words: string): string =>
  words.length > MAX_SECTION_TITLE ? `${words.slice(0, MAX_SECTION_TITLE - 2).trimEnd()} …` : words;

/** Words without a style in paragraphs that no text is too small for. */
function linesOf(plain: string): TextLine[] {
  const html = plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const lines: TextLine[] = [];
  for (let from = 0; from < html.length; from += MAX_HTML / 2)
    lines.push({ html: html.slice(from, from + MAX_HTML / 2), list: null, isQuote: false });
  return lines;
}
