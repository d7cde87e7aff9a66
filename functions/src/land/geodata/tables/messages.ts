/** Why a file is no table that can be read; a register has more of its own. */
export const fileTableMessages = {
  noPlace:
    'No column says where things are: a column of well-known text (WKT), or a pair of coordinates, is needed',
  notWkt: (rows: number) =>
    `${rows} ${rows === 1 ? 'row has' : 'rows have'} a geometry that is not the well-known text of a point or a polygon`,
};
