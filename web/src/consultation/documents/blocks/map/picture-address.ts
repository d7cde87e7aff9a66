/** An address that holds a picture of a draft: it lies nowhere yet. */
export const pictureAddress = (svg: string) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
