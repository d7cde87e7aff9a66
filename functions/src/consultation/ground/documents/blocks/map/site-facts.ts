import type { EditionSite } from '../../edition.ts';

/** Whether what is told of a site tells its reference: it is written once. */
export const tellsReference = (info: EditionSite['info'], reference: string): boolean =>
  info.some((each) =>
    'cells' in each
      ? each.cells.some(({ value }) => value === reference)
      : each.value === reference,
  );
