import { beforeAll } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { addDocument, addSection, changeSection, getDraft } from '../contract.ts';

/** Two councils, and drafts of the first whose outline can be read as text. */
export function outlinedDrafts() {
  useWorld();

  let oak: Council;
  let elm: Council;
  const officer = () => oak.as('officer');

  beforeAll(async () => {
    ({ oak, elm } = await twoCouncils());
  }, 120_000);

  const fieldsIn = (body: unknown) =>
    (body as { error: { fields: Record<string, string> } }).error.fields;
  const begun = async (title = 'Local plan') =>
    (await officer().call(addDocument, { title })).document;
  const draft = async (id: number) => (await officer().call(getDraft, { id })).document;

  /** The titles of the sections within one another: 'One(Two,Three)'. */
  async function outline(id: number): Promise<string> {
    const { sections } = await draft(id);
    const of = (parentId: string | null): string =>
      sections
        .filter((section) => section.parentId === parentId && section.kind === 'section')
        .sort((a, b) => a.position - b.position)
        .map((section) => `${section.title}${of(section.id)}`)
        .join(',')
        .replace(/^(.+)$/, parentId === null ? '$1' : '($1)');
    return of(null);
  }

  /** A document with named sections instead of its empty one. */
  async function sectioned(...titles: string[]) {
    const { id, sections } = await begun();
    const first = sections.find(({ kind }) => kind === 'section')!;
    await officer().call(changeSection, {
      id,
      sectionId: first.id,
      title: titles[0]!,
      row_version: first.row_version,
    });
    const ids: Record<string, string> = { [titles[0]!]: first.id };
    for (const [at, title] of titles.slice(1).entries()) {
      const { section } = await officer().call(addSection, {
        id,
        title,
        parentId: null,
        position: at + 2,
      });
      ids[title] = section.id;
    }
    return { id, ids };
  }

  const move = async (
    id: number,
    sectionId: string,
    place: { parentId?: string | null; position?: number },
  ) => {
    const { row_version } = (await draft(id)).sections.find((each) => each.id === sectionId)!;
    return officer().patch(`/documents/drafts/${id}/sections/${sectionId}`, {
      json: { ...place, row_version },
    });
  };
  return {
    oak: () => oak,
    elm: () => elm,
    officer,
    fieldsIn,
    begun,
    draft,
    outline,
    sectioned,
    move,
  };
}
