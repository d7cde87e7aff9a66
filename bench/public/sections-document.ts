import type {
  Edition,
  EditionSection,
} from '../../functions/src/consultation/ground/documents/edition.ts';
import { blockId, dice, said } from '../made-words.ts';

const SECTIONS = 200;

/** A document of 200 sections with two paragraphs each. */
export function sectionsDocument(): Edition {
  const next = dice(11);
  const sections = Array.from({ length: SECTIONS }, (_, at): EditionSection => {
    const paragraphs = `<p>${said(next, 70)}.</p><p>${said(next, 50)}.</p>`;
    return {
      id: blockId(at),
      title: `Policy ${at + 1}`,
      number: String(at + 1),
      level: 1,
      rows: [[{ id: blockId(1000 + at), type: 'textBlock', content: { html: paragraphs } }]],
      sections: [],
    };
  });
  return { title: 'Local plan', subtitle: '', hideSectionNumberings: false, sections };
}
