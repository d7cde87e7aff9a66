import { createHash } from 'node:crypto';
import { UnreadableFile } from '../../../../records/imports/findings.ts';
import { sniffType } from '../../../../platform/scanning/sniff.ts';
import { MAX_ALT } from '../../../ground/documents/blocks/image/schema.ts';
import { wordFileMessages as messages, wordLosses } from '../messages.ts';
import { DraftOfWord } from './draft-of-word.ts';
import { inlineWords, type InlineWords } from './inline-words.ts';
import { readWordTable } from './read-word-table.ts';
import { storablePlan } from './storable.ts';
import { unpackWord } from './unpack-word.ts';
import type {
  WordNode,
  WordNoteReference,
  WordParagraph,
  WordPicture,
  WordTable,
  WordTree,
} from './word-nodes.ts';
import type { WordPlan } from './word-plan.ts';

/** Reads a Word file as parts of a document. Throws UnreadableFile with what is said of it. */
export async function readWordFile(bytes: Uint8Array): Promise<WordPlan> {
  const unpacked = unpackWord(bytes);
  const reader = new WordReader(await treeOf(unpacked.bytes));
  if (unpacked.isTracked) reader.draft.lose(wordLosses.tracked, 'file');
  if (unpacked.hasHeaders) reader.draft.lose(wordLosses.headers, 'file');
  const plan = await reader.read();
  if (plan.blocks.length === 0 && plan.sections.length === 0)
    throw new UnreadableFile(messages.holdsNothing);
  return storablePlan(plan);
}

/** The tree that mammoth makes HTML of; of that nothing is needed. */
async function treeOf(bytes: Uint8Array): Promise<WordTree> {
  const { default: mammoth } = await import('mammoth');
  let tree: WordTree | undefined;
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      transformDocument: (read: WordTree) => {
        tree = read;
        return { ...read, children: [] };
      },
    },
  );
  if (!tree) throw new UnreadableFile(messages.damaged);
  return tree;
}

/** Word says it at the end of what it describes by itself. */
const BY_WORD =
  /(?:(?<!\s)\s+)?(?:Description automatically generated|AI-generated content may be incorrect\.?)(?: with [a-z ]{1,40} confidence)?\s*/gi;

class WordReader {
  readonly draft = new DraftOfWord();
  private readonly tree: WordTree;
  private readonly pictures = new Map<string, number>();
  private readonly noteNumbers = new Map<string, number>();
  private newNotes: { number: number; reference: WordNoteReference }[] = [];

  constructor(tree: WordTree) {
    this.tree = tree;
  }

  async read(): Promise<WordPlan> {
    await this.body(this.tree.children);
    return this.draft.end();
  }

  private async body(nodes: readonly WordNode[]): Promise<void> {
    let captionOfNext = '';
    for (const [at, node] of nodes.entries()) {
      if (node.type === 'table') {
        await this.table(node, captionOfNext);
        captionOfNext = '';
      } else if (node.type !== 'paragraph') await this.paragraph(asParagraph(node));
      else if (styleOf(node) === 'caption' && nodes[at + 1]?.type === 'table')
        captionOfNext = this.words(node.children).plain;
      else await this.paragraph(node);
    }
  }

  private async paragraph(paragraph: WordParagraph): Promise<void> {
    const style = styleOf(paragraph);
    const words = this.words(paragraph.children);
    const level = Number(/^heading ?([1-9])$/.exec(style)?.[1] ?? 0);
    if (/^toc ?\d$/.test(style)) return this.draft.contents();
    if (level > 0 && words.plain !== '') this.draft.heading(level, oneLine(words.plain));
    for (const loss of words.losses) this.draft.lose(loss);
    if (level === 0 && words.plain !== '') this.text(paragraph, style, words);
    for (const { number, reference } of this.newNotes.splice(0)) this.note(number, reference);
    for (const picture of words.pictures) await this.picture(picture);
  }

  private text(paragraph: WordParagraph, style: string, { html, plain }: InlineWords): void {
    if (style === 'title' && !this.draft.hasBegun)
      return this.draft.lose(wordLosses.title(oneLine(plain)), 'file');
    if (style === 'subtitle' && !this.draft.hasBegun) return this.draft.subtitle(oneLine(plain));
    if (style === 'caption' && this.draft.captionOfPicture(oneLine(plain))) return;
    const { numbering } = paragraph;
    this.draft.line(
      {
        html,
        list: numbering && { level: Number(numbering.level) || 0, isOrdered: numbering.isOrdered },
        isQuote: style === 'quote' || style === 'intense quote',
      },
      plain,
    );
  }

  private note(number: number, reference: WordNoteReference): void {
    const body = this.tree.notes.resolve(reference)?.body ?? [];
    const html = body
      .map((node) => this.words([node]).html)
      .filter(Boolean)
      .join('<br>');
    this.draft.note(number, html);
  }

  private async picture(picture: WordPicture): Promise<void> {
    const bytes = await picture.readAsBuffer().catch(() => undefined);
    if (!bytes) return this.draft.lose(wordLosses.pictureGone);
    const type = sniffType(bytes);
    if (type !== 'image/png' && type !== 'image/jpeg')
      return this.draft.lose(wordLosses.pictureKind);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = this.pictures.get(hash);
    if (known === undefined) this.pictures.set(hash, this.pictures.size);
    const given = picture.altText?.trim() ?? '';
    const alt = given.replaceAll(BY_WORD, ' ').trim().slice(0, MAX_ALT);
    this.draft.picture(alt, known ?? { type, bytes: Uint8Array.from(bytes) });
    if (alt !== '' && alt !== given) this.draft.lose(wordLosses.altByWord(alt), 'before');
  }

  /** A table of one cell is a frame around what stands in it. */
  private async table(table: WordTable, caption: string): Promise<void> {
    const [only] = table.children.flatMap((row) => row.children);
    if (table.children.length === 1 && table.children[0]?.children.length === 1)
      return this.body(only!.children);
    const { tables, pictures, losses } = readWordTable(table, oneLine(caption), (nodes) =>
      this.words(nodes),
    );
    for (const each of tables) this.draft.table(each);
    for (const loss of losses) this.draft.lose(loss, tables.length > 0 ? 'before' : 'lines');
    for (const { number, reference } of this.newNotes.splice(0)) this.note(number, reference);
    for (const each of pictures) await this.picture(each);
  }

  private readonly words = (nodes: readonly WordNode[]): InlineWords =>
    inlineWords(nodes, (reference) => {
      const key = `${reference.noteType} ${reference.noteId}`;
      const known = this.noteNumbers.get(key);
      if (known !== undefined) return known;
      const number = this.noteNumbers.size + 1;
      this.noteNumbers.set(key, number);
      this.newNotes.push({ number, reference });
      return number;
    });
}

const styleOf = ({ styleName, styleId }: WordParagraph): string =>
  (styleName ?? styleId ?? '').toLowerCase();

const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

const asParagraph = (node: WordNode): WordParagraph => ({
  type: 'paragraph',
  children: [node],
  styleId: null,
  styleName: null,
  numbering: null,
  alignment: null,
});
