import type { EditionPicture } from '../../edition.ts';
import type { BlockPlace } from '../../view/place.ts';

/** How wide a picture is shown: as wide as the page on phones, else as wide as a block may be. */
const SIZES = '(min-width: 56rem) 54rem, 100vw';

/** A picture with its caption; its measures keep its place before it is there. */
export function ImageView({ content, place }: { content: EditionPicture; place: BlockPlace }) {
  const { alt, caption, files } = content;
  const largest = files.at(-1);
  if (!largest) return null;
  return (
    <figure className="picture">
      <img
        src={place.fileAt(largest.name)}
        srcSet={files.map(({ name, width }) => `${place.fileAt(name)} ${width}w`).join(', ')}
        sizes={SIZES}
        width={largest.width}
        height={largest.height}
        alt={alt}
        loading="lazy"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
