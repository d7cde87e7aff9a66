import type { yup } from '../../../platform/contract.ts';
import type { CountedFigures } from './blocks/chart/counted-chart.ts';
import type { ChartSource } from './blocks/chart/source.ts';
import type { MapContent } from './blocks/map/schema.ts';
import type { QuestionContent } from './blocks/question/schema.ts';
import type { EditionMap, EditionPicture, EditionQuestion } from './edition.ts';
import type { Fault } from './fault.ts';
import type { HtmlField } from './html-fields.ts';
import type { OtherPicture, PictureUse } from './pictures/picture-use.ts';

/** What a block becomes in an edition. */
export interface PublishedContent {
  type: string;
  content: object;
}

/** The map of a block, and what it is there for. */
export interface MapInBlock {
  map: MapContent;
  /** Of its fields in the content of the block. */
  path: string;
  /** It is there to be answered on. */
  needsSites: boolean;
  /** It tells of each site which of its layers have something there. */
  tellsLayers: boolean;
}

/** What a draft names, as it is on the day of publishing. */
export interface ResolvedThings {
  /** By the ids of their blocks. */
  maps: ReadonlyMap<string, EditionMap>;
  /** The files of pictures, by `pictureKey`. */
  pictures: ReadonlyMap<string, EditionPicture['files']>;
  /** The names of topics, by their ids. */
  topics: ReadonlyMap<number, string>;
}

/** What was left out of a block for another council, besides what its type says. */
export const leftParts = ['links', 'optionPictures'] as const;
export type LeftPart = (typeof leftParts)[number];

/** How a block stands in an edition; two kinds may be published as the same. */
export interface PublishedKind<Published extends PublishedContent> {
  readonly type: Published['type'];
  readonly htmlFields: readonly HtmlField<Published['content']>[];
  /** Every word that is read in it. */
  words(content: Published['content']): string[];
  /** As it may be served today, besides its HTML: editions are kept as they were published. */
  served(content: Published['content']): Published['content'];
  map(content: Published['content']): EditionMap | null;
  /** What people answer in it; null where it asks nothing. */
  question(content: Published['content']): EditionQuestion | null;
  /** Names of the topics that the section in which it stands is about. */
  topics(content: Published['content']): readonly string[];
}

/**
 * Everything that a kind of block is, besides its looks on the page (`view.tsx`), on paper (`print.ts`) and in the builder
 * (web, documents/blocks). `kinds.ts` lists the kinds; one that lacks a part does not compile.
 */
export interface BlockKind<Draft extends object, Published extends PublishedContent> {
  readonly schema: yup.Schema;
  /** What a new one says. */
  empty(): Draft;
  /** What keeps it from being published; it may be kept in the draft all the same. */
  faults(content: Draft): Fault[];
  /** Fields that pages set as HTML: it is cleaned whenever it is kept. Any other text is escaped. */
  readonly htmlFields: readonly HtmlField<Draft>[];
  /** As it is kept, its colours written in one way; its HTML is cleaned already. */
  clean(content: Draft): Draft;
  /** Undefined for a kind that has none. */
  readonly pictures:
    | {
        uses(content: Draft): PictureUse[];
        replaced(content: Draft, otherOf: OtherPicture): Draft;
      }
    | undefined;
  /** By which readers leave the place where they are, besides those in its HTML. */
  links(content: Draft): { field: string; address: string; words: string }[];
  map(content: Draft): MapInBlock | undefined;
  /** What it tells of the council's sites and layers; null where it tells nothing of them. */
  sites(content: Draft): object | null;
  /** Fields that name topics of the council, with the ids. */
  topics(content: Draft): { field: string; ids: readonly number[] }[];
  /** What people answer; undefined for a kind that asks nothing. */
  readonly question: ((content: Draft) => QuestionContent) | undefined;
  /** What is counted from the council's sites whenever it is published; undefined for a kind that counts nothing. */
  readonly figures:
    | {
        /** Null where officers write the figures. */
        source(content: Draft): ChartSource | null;
        /** With these in place of its own; undefined: they can be counted no more. */
        replaced(content: Draft, counted: CountedFigures | undefined): Draft;
      }
    | undefined;
  /** Whether an edition has it: a text without a word is left out. */
  isShown(content: Draft): boolean;
  /** What an edition has of it. Throws where something was not resolved. */
  resolve(content: Draft, id: string, things: ResolvedThings): Published;
  readonly published: PublishedKind<Published>;
  /** What another council is given of it; links to pages of the council in its HTML are taken out for it. */
  readonly structure: {
    of(
      content: Draft,
      isOwnAddress: (address: string) => boolean,
    ): { content: Draft; left?: LeftPart[] };
    /** What is taken of a file, before the schema sees it. */
    taken(content: object): object;
    /** What an officer has to fill in. */
    toFillIn(content: Draft, left: readonly LeftPart[]): string[];
  };
  /** What could be better about it, besides its HTML. */
  advice(content: Draft): Fault[];
}

/** For the parts of which a kind has none. */
export const none = () => [];
/** For what a kind leaves as it is. */
export const asItIs = <Content>(content: Content): Content => content;
