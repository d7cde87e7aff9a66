import type { TypedBlock } from '../../functions/src/consultation/ground/documents/kinds.ts';
import {
  emptyMap,
  layerEntry,
} from '../../functions/src/consultation/ground/documents/blocks/map/schema.ts';
import { emptyImage } from '../../functions/src/consultation/ground/documents/blocks/image/schema.ts';
import type { DemoSite } from '../sites/site.ts';
import { agree, comment, homesBySite, travel, waysToTravel } from './document-questions.ts';
import { type DemoPicture, street } from './street.ts';

/** A document that a council publishes in its open consultation. Maps have the sites with these references. */
export interface DemoDocument {
  title: string;
  subtitle: string;
  /** The consultation in which it is answered, by its name. */
  consultation: string;
  siteReferences: string[];
  /** Stands in its block of that type, where the store can be reached. */
  picture: DemoPicture;
  /** How many residents have answered it. */
  respondents: number;
  sections: { title: string; blocks: (TypedBlock & { isBeside?: true })[] }[];
}

const SITES = 5;

/** The largest sites that the public map shows and that can be built on. */
const housingSites = (sites: readonly DemoSite[]): string[] =>
  sites
    .filter(
      ({ publicMapVisibility, values }) =>
        publicMapVisibility && Number(values['optimised_unit_capacity'] ?? 0) >= 20,
    )
    .toSorted((a, b) => Number(b.values['size_ha']) - Number(a.values['size_ha']))
    .slice(0, SITES)
    .map(({ reference }) => reference);

const text = (html: string) => ({ type: 'textBlock' as const, content: { html } });

/** The document of a council of this colour with these sites; `townName` is what its people call the place. */
export const makeDocument = (
  townName: string,
  colour: string,
  sites: readonly DemoSite[],
  respondents: number,
): DemoDocument => ({
  title: 'Draft local plan',
  subtitle: `How ${townName} could grow until 2041. Tell us what you think.`,
  consultation: 'Draft local plan',
  siteReferences: housingSites(sites),
  picture: street(colour),
  respondents,
  sections: [
    {
      title: 'Why we plan',
      blocks: [
        text(
          `<p>${townName} needs homes that people can afford, and places to work close to them. The plan says where they will be built until 2041, and what will stay as it is.</p>` +
            '<h2>What has been decided</h2><p>Nothing yet. You see a draft. We change it after we have read what you write.</p>' +
            '<h2>What we ask of you</h2><ul><li>Read the parts that matter to you.</li><li>Answer as many questions as you like.</li><li>Come back until the consultation closes: you can change your answers.</li></ul>',
        ),
        { type: 'tableOfContents', content: {} },
        {
          type: 'link',
          content: {
            words: 'How councils make local plans (GOV.UK)',
            address: 'https://www.gov.uk/guidance/plan-making',
            inNewTab: false,
          },
        },
      ],
    },
    {
      title: 'Green belt',
      blocks: [
        text(
          '<p>The green belt keeps towns apart and the countryside open. The draft keeps almost all of it. We looked first at land that has been built on before.</p>' +
            '<blockquote><p>Policy GB1: land leaves the green belt only where no other site can meet the need.</p></blockquote>',
        ),
        { type: 'question', content: agree },
        { type: 'divider', content: {} },
        { type: 'question', content: comment },
      ],
    },
    {
      title: 'Sites for new homes',
      blocks: [
        text(
          '<p>These five sites could hold the most homes. The map shows them with flood zone 2 and with local green space.</p>' +
            '<h2>How we chose them</h2><p>We looked at flooding, at the walk to a shop and a school, and at who owns the land.</p>',
        ),
        { type: 'map', content: homes },
        { type: 'question', content: homesBySite },
      ],
    },
    {
      title: 'Getting around',
      blocks: [
        { type: 'image', content: emptyImage() },
        text(
          '<h2>On foot and by bicycle</h2><p>New homes come with paths to the nearest shop, school and bus stop. The council builds them before people move in.</p>',
        ),
        {
          ...text(
            '<h2>By bus</h2><p>Buses run every ten minutes on the main roads. Policy T3 keeps room for them.</p>',
          ),
          isBeside: true,
        },
        { type: 'question', content: waysToTravel },
        { type: 'question', content: travel },
      ],
    },
  ],
});

const homes = {
  ...emptyMap(),
  caption: 'Sites that could hold the most homes',
  layerKey: [layerEntry('flood-zone-2'), layerEntry('local-green-space')],
  siteInfo: [
    { type: 'field' as const, title: 'Reference', columnName: 'helaa_reference', columns: [] },
    {
      type: 'table' as const,
      title: 'Size',
      columnName: null,
      columns: [
        { title: 'Area', columnName: 'size_ha' },
        { title: 'Homes', columnName: 'optimised_unit_capacity' },
      ],
    },
  ],
};

/** A block with the document's sites on its map, or its picture, where it has one. */
export function completed(
  block: TypedBlock,
  siteIds: number[],
  picture: DemoPicture & { fileId: number | null },
): TypedBlock {
  if (block.type === 'map') return { ...block, content: { ...block.content, siteIds } };
  if (block.type === 'image') {
    const { fileId, alt, caption } = picture;
    return { ...block, content: { ...block.content, fileId, alt, caption } };
  }
  if (block.type !== 'question' || !block.content.map) return block;
  return { ...block, content: { ...block.content, map: { ...block.content.map, siteIds } } };
}
