import { Icon } from '../../public-frame/icons.tsx';
import type { EditionSection } from '../edition.ts';
import { Carousel } from './carousel.tsx';
import { documentViewMessages as messages } from './messages.ts';
import { headingAt } from './place.ts';
import type { SetBlocks } from './set-blocks.tsx';

interface SectionViewProps {
  of: EditionSection;
  blocks: SetBlocks;
}

/** A section with what stands in it, and the sections within it. */
export function SectionView({ of, blocks }: SectionViewProps) {
  const Heading = headingAt(of.level + 1);
  const rows = of.rows.map((row) => (
    <div key={row[0]?.id} className={row.length > 1 ? `row of-${row.length}` : 'row'}>
      {row.map((block) => (
        <div
          key={block.id}
          className={`block ${block.type}`}
          id={block.id}
          dangerouslySetInnerHTML={{ __html: blocks.get(block.id) ?? '' }}
        />
      ))}
    </div>
  ));
  return (
    <section aria-labelledby={of.title ? of.id : undefined} data-section={of.id}>
      {of.title && (
        <div className="heading">
          <Heading id={of.id} tabIndex={-1}>
            {of.number && (
              <>
                <span className="number">{of.number}</span>{' '}
              </>
            )}
            {of.title}
          </Heading>
          <a
            className="copy-link"
            href={`#${of.id}`}
            data-copy-link
            aria-label={messages.copyLink(of.title)}
            title={messages.copyLink(of.title)}
          >
            <Icon name="link" />
          </a>
        </div>
      )}
      {of.isCarousel && of.rows.length > 1 ? <Carousel of={of} rows={rows} /> : rows}
      {of.sections.map((each) => (
        <SectionView key={each.id} of={each} blocks={blocks} />
      ))}
    </section>
  );
}
