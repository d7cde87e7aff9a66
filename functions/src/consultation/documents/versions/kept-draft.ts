import type { DraftBlock, DraftDocument, DraftSection } from '../contract.ts';

export type KeptSection = Omit<DraftSection, 'row_version'>;
export type KeptBlock = Omit<DraftBlock, 'row_version'>;

/** What a draft says, by itself: without whom it belongs to, when it is answered and what the public reads. */
export interface KeptDraft {
  title: string;
  settings: DraftDocument['settings'];
  sections: KeptSection[];
  blocks: KeptBlock[];
}

export const keptDraft = ({
  title,
  settings,
  sections,
  blocks,
}: Pick<DraftDocument, 'title' | 'settings' | 'sections' | 'blocks'>): KeptDraft => ({
  title,
  settings,
  sections: sections.map(({ row_version: _version, ...section }) => section),
  blocks: blocks.map(({ row_version: _version, ...block }) => block),
});
