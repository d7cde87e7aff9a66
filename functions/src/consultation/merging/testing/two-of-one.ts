import { beforeAll } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { addContacts } from '../../contacts/contract.ts';
import { getRepresentation } from '../../representations/contract.ts';
import { consulted } from '../../representations/testing/consulted.ts';
import { mergeLookAlikes } from '../contract.ts';

/** Two councils, and contacts of the first that are one person twice. */
export function twoOfOne() {
  useWorld();

  let oak: Council;
  let elm: Council;
  let said: Awaited<ReturnType<typeof consulted>>;
  const officer = () => oak.as('officer');

  beforeAll(async () => {
    ({ oak, elm } = await twoCouncils());
    said = await consulted(oak);
  }, 120_000);

  /** Two contacts who are one: the second has the e-mail address. */
  async function twice(lastName: string) {
    const { contacts } = await officer().call(addContacts, {
      contacts: [
        { firstName: 'Ada', lastName, address: { town: 'Elmstead' } },
        { firstName: 'Adah', lastName, email: `${lastName}@ada.test` },
      ],
    });
    const [one, other] = contacts;
    if (!one || !other) throw new Error('Both were added');
    return { one, other };
  }
  type Two = Awaited<ReturnType<typeof twice>>;
  const merging = ({ one, other }: Two, take: string[] = []) => ({
    kind: 'contact' as const,
    keptId: one.id,
    keptVersion: one.row_version,
    mergedId: other.id,
    mergedVersion: other.row_version,
    take,
  });
  const merge = async (two: Two, take: string[] = []) =>
    (await officer().call(mergeLookAlikes, merging(two, take))).merge;
  const peopleOf = async (id: number) => {
    const { representation } = await oak.as('viewer').call(getRepresentation, { id });
    const { representee, agents } = representation;
    return [
      representee?.name,
      ...agents.map(
        ({ name, agentPrimaryContact }) => `${name}${agentPrimaryContact ? ' first' : ''}`,
      ),
    ];
  };
  const lines = async (history: Promise<{ history: { edit_content: string | null }[] }>) =>
    (await history).history.map(({ edit_content }) => edit_content);
  return {
    oak: () => oak,
    elm: () => elm,
    said: () => said,
    officer,
    twice,
    merging,
    merge,
    peopleOf,
    lines,
  };
}
