import type { LeftOut } from '../../../land/ground/sites/left-out.ts';
import type { UploadType } from '../../../records/files/file-limits.ts';
import type { ChartContent } from './blocks/chart/schema.ts';
import type { PollAudience } from './blocks/poll/schema.ts';
import type { QuestionContent } from './blocks/question/schema.ts';
import { type PublishedBlock, publishedKindOf } from './kinds.ts';

/** A site on a map of an edition, with what is told of it. */
export interface EditionSite {
  id: number;
  name: string;
  reference: string | null;
  info: EditionSiteInfo[];
}
/** A field, or a table of one line. */
export type EditionSiteInfo = EditionFact | { title: string; cells: EditionFact[] };

/** Something told of a site, as people read it. */
export interface EditionFact {
  title: string;
  value: string;
  /** The field that it tells, null for what is no field; editions from before it was kept have none. */
  columnName?: string | null;
  /** What a sheet reckons with, of a field of numbers; editions from before it was kept have none. */
  measure?: { number: number | null; unit: string | null };
}

/** A layer in the key of a map; editions from before there were dividers tell neither its type nor whether it is visible. */
export interface EditionLayer {
  type?: 'layer';
  layerId: string;
  name: string;
  description: string;
  colour: string;
  /** How it is drawn: SVG, and of which of its features; editions from before leave it out and have the colour. */
  signs?: { svg: string; label: string }[];
  /** Whether it is drawn from the beginning, as it is where this is left out. */
  visible?: boolean;
}
/** A heading over the layers that follow it. */
export interface EditionDivider {
  type: 'divider';
  name: string;
}

/** A map as it was on the day of publishing; its picture and its shapes are files of the edition. */
export interface EditionMap {
  caption: string;
  /** SVG: 'maps/<block>.svg'. */
  picture: string;
  /** SVG of the streets and names alone, over which a browser draws the rest; editions from before there was one have none. */
  ground?: string;
  /** GeoJSON in EPSG:4326, as EditionMapData: 'maps/<block>.json'. */
  data: string;
  /** What the picture shows, for those who cannot see it. */
  words: string;
  /** Its key, in the order of reading. */
  layers: (EditionLayer | EditionDivider)[];
  /** On the picture a site has its name, or its place in this list (from 1) where the name does not fit. */
  sites: EditionSite[];
  /** How many there were to show, where that is more; editions from before it was told leave it out. */
  allSites?: number;
  /** Of its sites, how many the picture leaves out for its frame; left out where it is none. */
  outside?: number;
  attribution: string[];
}

/** What the file named by `data` holds. */
export interface EditionMapData {
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number];
  /** As they are drawn, the topmost last. */
  layers: {
    layerId: string;
    /** Mapbox style layers as the council wrote them, or []. */
    style: unknown[];
    features: GeoJSON.FeatureCollection;
    /** There were too many to carry: these are the largest. */
    isPartial?: boolean;
  }[];
  /** Their ids are those of the sites. */
  sites: GeoJSON.FeatureCollection;
}

/** A picture as it was cropped, in each of its sizes from the smallest to the largest; files of the edition. */
export interface EditionPicture {
  /** '' for one that only decorates. */
  alt: string;
  caption: string;
  /** 'pictures/<picture>-800.jpg' */
  files: { name: string; width: number; height: number }[];
}

/** Topics by their names on the day of publishing. */
export interface EditionTopics {
  topics: string[];
}

/** A question or poll as it was asked; the map of a map-linked one is resolved, and pictures of options are files or addresses. */
export type EditionQuestion = Omit<QuestionContent, 'map'> & {
  map: EditionMap | null;
  /** Of a poll: who sees how it stands. */
  results?: PollAudience;
};

/** A chart with the figures of the day of publishing: what was counted then moves no more. */
export type EditionChart = Omit<ChartContent, 'source'> & {
  /** When its sites were counted, in London: 2026-11-30T17:00. */
  countedAt?: string;
  /** Which of the sites found are in none of the sums. */
  leftOut?: LeftOut;
};

/** What kinds of blocks become, each with the id of its block. */
export type EditionBlock = WithId<PublishedBlock>;
type WithId<Published> = Published extends { type: infer Type; content: infer Content }
  ? { id: string; type: Type; content: Content }
  : never;

export interface EditionSection {
  id: string;
  title: string;
  /** '2.1'; '' where the document hides numbers. */
  number: string;
  /** 1 for a section of the document itself. */
  level: number;
  /** Its rows are slides, read one after the other; only where it is so. */
  isCarousel?: true;
  /** Rows of blocks that stand beside one another. */
  rows: EditionBlock[][];
  sections: EditionSection[];
}

/** A file that is read beside a document; its bytes stay where they were found clean. */
export interface EditionAttachment {
  id: number;
  title: string;
  /** What it is saved as. */
  fileName: string;
  /** The last part of its object's name. */
  object: string;
  contentType: UploadType;
  /** In bytes. */
  size: number;
}

/** A document as it was published: whole, and never changed. */
export interface Edition {
  title: string;
  /** The hero's words under the title. */
  subtitle: string;
  hideSectionNumberings: boolean;
  sections: EditionSection[];
  /** In their order; editions from before there were any have none. */
  attachments?: EditionAttachment[];
}

/** Every section of an edition in the order of reading. */
export const sectionsOf = ({ sections }: { sections: EditionSection[] }): EditionSection[] =>
  sections.flatMap((section) => [section, ...sectionsOf(section)]);

/** Every question of an edition in the order of reading, with the id by which answers name it. */
export const questionsOf = (edition: Edition): { id: string; question: EditionQuestion }[] =>
  sectionsOf(edition)
    .flatMap(({ rows }) => rows.flat())
    .flatMap((block) => {
      const question = publishedKindOf(block).question(block.content);
      return question ? [{ id: block.id, question }] : [];
    });

/** Every map of an edition in the order of reading, those of questions too. */
export const mapsOf = (edition: Edition): EditionMap[] =>
  sectionsOf(edition)
    .flatMap(({ rows }) => rows.flat())
    .flatMap((block) => publishedKindOf(block).map(block.content) ?? []);

/** Whether its maps tell of sites, so that its file comes with a spreadsheet of them. */
export const hasSiteData = (edition: Edition): boolean =>
  mapsOf(edition).some(({ sites }) => sites.length > 0);
