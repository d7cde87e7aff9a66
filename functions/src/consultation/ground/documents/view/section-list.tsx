import type { EditionSection } from '../edition.ts';

/** Links to sections, with those within them as far down as is asked for. */
export const SectionList = ({
  sections,
  levels = 9,
}: {
  sections: readonly EditionSection[];
  levels?: number;
}) => (
  <ol>
    {sections.map(({ id, number, title, sections: inner }) => (
      <li key={id}>
        <a href={`#${id}`}>
          {number && <span className="number">{number} </span>}
          <span>{title}</span>
        </a>
        {levels > 1 && inner.length > 0 && <SectionList sections={inner} levels={levels - 1} />}
      </li>
    ))}
  </ol>
);
