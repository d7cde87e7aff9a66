import type { SiteContent } from '../../../council/ground/configs/types/site-features.ts';

/** The functions that fields of a site's page have a button for, by the council's configuration. */
export function fieldFunctionsOf(content: readonly SiteContent[]): string[] {
  return content.flatMap((item) => {
    if (item.type === 'CONTAINER') return fieldFunctionsOf(item.content);
    return item.type === 'FIELD' && item.useFunction && item.functionName
      ? [item.functionName]
      : [];
  });
}
