import { beforeAll } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { addConsultation } from '../../consultations/contract.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { made, mapBlock, section, textBlock } from './made-edition.ts';

/** Two councils whose public pages are read, with what is published there. */
export function readingCouncils() {
  useWorld();

  let oak: Council;
  let elm: Council;

  beforeAll(async () => {
    ({ oak, elm } = await twoCouncils());
  }, 120_000);

  return {
    oak: () => oak,
    elm: () => elm,
    page: pagesServed(),
    plan: (title = 'Local plan') =>
      made(title, [
        section(
          '1',
          'Homes',
          [textBlock(1, '<p>We need <strong>homes</strong>.</p><h2>Where</h2>')],
          [section('1.1', 'In the north', [mapBlock(2)])],
        ),
        section('2', 'Work', [textBlock(3, '<p>And shops.</p>')]),
      ]),
    /** Gives the id of one between two London times: 2026-11-30T17:00. */
    consultation: async (name: string, opensAt: string, closesAt: string) =>
      (
        await oak
          .as('officer')
          .call(addConsultation, { name, kind: 'Publication (regulation 19)', opensAt, closesAt })
      ).consultation.id,
  };
}
