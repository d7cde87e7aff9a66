import type { DraftDocument } from '@contract/consultation/documents/contract.ts';

/** What officers write of a document itself, each by itself. */
export interface DocumentParts {
  title: string;
  subtitle: string;
  hideSectionNumberings: boolean;
  consultationId: number | null;
  councilPage: DraftDocument['councilPage'];
}

export const documentParts = ({
  title,
  settings: { subtitle, hideSectionNumberings },
  consultation,
  councilPage,
}: DraftDocument): DocumentParts => ({
  title,
  subtitle,
  hideSectionNumberings,
  consultationId: consultation?.id ?? null,
  councilPage,
});

/** A patch as the call takes it: settings go whole, with what the draft has besides. */
export function documentInput(
  { settings }: DraftDocument,
  { subtitle, hideSectionNumberings, ...named }: Partial<DocumentParts>,
) {
  if (subtitle === undefined && hideSectionNumberings === undefined) return named;
  return {
    ...named,
    settings: {
      subtitle: subtitle ?? settings.subtitle,
      hideSectionNumberings: hideSectionNumberings ?? settings.hideSectionNumberings,
    },
  };
}

/** Those values that another set of them names. */
export const picked = <T extends object>(from: T, named: object): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in named)) as Partial<T>;
