/** How many of the sites found are not in a number or a sum of them, as land counts once: they lie inside others, or have ended. */
export interface LeftOut {
  inside: number;
  ended: number;
}

/** 'without 2 inside other sites and 1 ended'; '' where all are counted. */
export const leftOutWords = ({ inside, ended }: LeftOut): string =>
  [
    ...(inside > 0 ? [`${inside.toLocaleString('en-GB')} inside other sites`] : []),
    ...(ended > 0 ? [`${ended.toLocaleString('en-GB')} ended`] : []),
  ]
    .join(' and ')
    .replace(/(.+)/, 'without $1');

/** How many of the sites found are counted. */
export const countedOf = ({ sites, inside, ended }: LeftOut & { sites: number }): number =>
  sites - inside - ended;
