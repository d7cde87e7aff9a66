import type { EditionFile } from '../../documents/maps/resolve-map.ts';

/** Addresses of pictures that hold them: nothing of a draft lies anywhere yet. Other files have none. */
export function withinPage(files: readonly EditionFile[]): (name: string) => string {
  const addresses = new Map(
    files
      .filter(({ contentType }) => contentType.startsWith('image/'))
      .map(({ name, contentType, body }) => [
        name,
        `data:${contentType};base64,${Buffer.from(body).toString('base64')}`,
      ]),
  );
  return (name) => addresses.get(name) ?? name;
}
