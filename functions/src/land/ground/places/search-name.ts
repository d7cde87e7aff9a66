/** A name or a typed term as the shared gazetteer compares them: "St. John’s-on-Sea" is "st johns on sea". */
export const searchName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’.]/g, '')
    .toLowerCase()
    .replaceAll(/[-–,/&()\s]+/g, ' ')
    .replaceAll(/\bsaint\b/g, 'st')
    .trim();
