import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  configTypes,
  type ConfigTypeId,
} from '../functions/src/council/ground/configs/config-types.ts';
import { validateConfig } from '../functions/src/council/ground/configs/validate-config.ts';
import { parseValue } from '../functions/src/council/ground/dictionary/parse-value.ts';
import { tagName, tagNameProblem } from '../functions/src/council/ground/tags/tag-name.ts';
import {
  newContact,
  newOrganisation,
} from '../functions/src/consultation/ground/people/people-rules.ts';
import { blockFaults } from '../functions/src/consultation/ground/documents/kinds.ts';
import { layersOfKey } from '../functions/src/consultation/ground/documents/blocks/map/schema.ts';
import { questionTypes } from '../functions/src/consultation/ground/documents/blocks/question/schema.ts';
import { checkedContent } from '../functions/src/consultation/ground/documents/checked-content.ts';
import { completed } from './consultation/document.ts';
import { street } from './consultation/street.ts';
import type { DemoCouncil } from './councils/council.ts';
import { newcastle } from './councils/newcastle/council.ts';
import { northbridge } from './councils/northbridge/council.ts';
import { southwark } from './councils/southwark/council.ts';
import { ringArea } from './town/cell.ts';

const councils: [string, DemoCouncil][] = [
  ['newcastle', newcastle()],
  ['southwark', southwark()],
  ['northbridge', northbridge()],
];
/** What the forms would refuse; addresses are those of an invented place. */
const problemOf = (form: typeof newContact | typeof newOrganisation, given: object): string[] => {
  const known = Object.keys(form.fields);
  const sent = Object.fromEntries(Object.entries(given).filter(([field]) => known.includes(field)));
  try {
    form.validateSync(sent);
    return [];
  } catch (error) {
    return [`${JSON.stringify(given)}: ${String(error)}`];
  }
};
const digest = (council: DemoCouncil) =>
  createHash('sha256').update(JSON.stringify(council)).digest('hex');

describe.each(councils)('demo council %s', (name, council) => {
  it('has sites of the sizes that are assessed, closed and turned the right way', () => {
    for (const site of council.sites) {
      expect(site.values.size_ha).toBeGreaterThanOrEqual(0.05);
      expect(site.values.size_ha).toBeLessThanOrEqual(40);
      const [outer, ...holes] = site.rings.map((ring) => {
        expect(ring[0]).toEqual(ring.at(-1));
        return ringArea(ring.slice(0, -1));
      });
      expect(outer).toBeGreaterThan(0);
      expect(holes.every((area) => area < 0)).toBe(true);
    }
  });

  it('has a document in its open consultation that nothing keeps from being published', () => {
    const { document, consultations, layers, sites } = council;
    expect(consultations.consultations.map((each) => each.name)).toContain(document?.consultation);
    const references = new Set(sites.map(({ reference }) => reference));
    const [siteIds, shown] = [
      [1],
      new Set(layers.filter((each) => each.publicWebmapVisibility).map(({ id }) => id)),
    ];
    expect(document?.siteReferences.filter((each) => references.has(each))).toHaveLength(5);
    const blocks = document?.sections.flatMap((section) => section.blocks) ?? [];
    const asked = blocks.flatMap(({ type, content }) =>
      type === 'question' ? [content.questionType] : [],
    );
    expect(new Set(asked)).toEqual(new Set(questionTypes));
    for (const { type, content } of blocks) expect(checkedContent(type, content)).toEqual(content);
    const picture = { ...street('#1d4f91'), fileId: 1 };
    expect(blocks.map(({ type }) => type)).toContain('image');
    expect(blocks.flatMap((block) => blockFaults(completed(block, siteIds, picture)))).toEqual([]);
    const maps = blocks.flatMap(({ type, content }) => (type === 'map' ? [content] : []));
    expect(
      maps.flatMap(({ layerKey }) => layersOfKey(layerKey)).filter(({ id }) => !shown.has(id)),
    ).toEqual([]);
  });

  it('has each reference once, none of which a register uses', () => {
    const references = council.sites.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(council.sites.length);
    expect(references.every((reference) => /^[A-Z]{3}-\d{4,5}$/.test(reference))).toBe(true);
  });

  it('gives values only to its own fields, as their types take them', () => {
    const fields = new Map(council.fields.map((field) => [field.dbPropertyName, field]));
    const problems = council.sites.slice(0, 600).flatMap((site) =>
      Object.entries(site.values).flatMap(([column, value]) => {
        const field = fields.get(column);
        if (!field) return [`${column} is in no dictionary`];
        const parsed = parseValue({ format: {}, options: [], ...field }, value);
        return 'problem' in parsed ? [`${column} ${String(value)}: ${parsed.problem}`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('has been consulted twice, by people and organisations that the product would take', () => {
    const { consultations, organisations, contacts, representations } = council.consultations;
    expect(consultations).toHaveLength(2);
    expect(representations.length).toBe(name === 'northbridge' ? 20_000 : 300);
    expect(new Set(organisations.map((each) => each.name)).size).toBe(organisations.length);
    const problems = [
      ...organisations.flatMap(({ name: organisationName, postcode: _, ...rest }) =>
        problemOf(newOrganisation, { ...rest, organisationName }),
      ),
      ...contacts.flatMap(({ title, firstName, lastName, jobTitle, email, phoneNumber }) =>
        problemOf(newContact, {
          title,
          firstName,
          lastName,
          jobTitle,
          email,
          contactNumber: phoneNumber,
        }),
      ),
    ];
    expect(problems).toEqual([]);
    const mains = contacts.filter(({ isMain }) => isMain).map(({ organisation }) => organisation);
    expect(new Set(mains).size).toBe(mains.length);
    for (const { contact, organisation, receivedDate, letterDate } of representations) {
      expect((contact === null) !== (organisation === null)).toBe(true);
      expect(letterDate <= receivedDate).toBe(true);
    }
  });

  it('gives scenarios and tags that the product would take, and lists of its own sites', () => {
    const fields = new Map(council.fields.map((field) => [field.dbPropertyName, field]));
    const problems = council.sites.flatMap(({ scenarios }) =>
      scenarios.flatMap(({ name: scenario, overrides }) =>
        Object.entries(overrides).flatMap(([property, value]) => {
          const field = { format: {}, options: [], editable: true, ...fields.get(property) };
          const parsed =
            field.type && field.editable ? parseValue({ ...field, type: field.type }, value) : null;
          return parsed && 'value' in parsed ? [] : [`${scenario}: ${property} ${String(value)}`];
        }),
      ),
    );
    expect(problems).toEqual([]);
    const tags = [...new Set(council.sites.flatMap((site) => site.tags))];
    expect(tags.filter((tag) => tagName(tag) !== tag || tagNameProblem(tag) !== null)).toEqual([]);
    expect(tags.some((tag) => tag.length > 50)).toBe(true);
    for (const { members } of council.lists) {
      expect(members.length).toBeGreaterThan(5);
      expect(
        members.filter(
          ({ site, scenario }) =>
            scenario !== 'base' &&
            !council.sites[site]?.scenarios.some(({ name: its }) => its === scenario),
        ),
      ).toEqual([]);
    }
    expect(council.sites.filter(({ scenarios }) => scenarios.length > 0).length).toBeGreaterThan(
      council.sites.length / 3,
    );
  });

  it.each(Object.keys(configTypes) as ConfigTypeId[])('has a valid %s', (type) => {
    expect(validateConfig(configTypes[type], council.configs[type])).toEqual([]);
  });

  it('names only layers and fields that it has in its configurations', () => {
    const { fields_config } = council.configs['map-metadata-card'] as {
      fields_config: { layerId: string }[];
    };
    expect(fields_config.map(({ layerId }) => layerId).sort()).toEqual(
      council.layers.map(({ id }) => id).sort(),
    );
    const { siteCardElements } = council.configs['site-card'] as {
      siteCardElements: { dbPropertyName: string }[];
    };
    const names = council.fields.map(({ dbPropertyName }) => dbPropertyName);
    expect(
      siteCardElements.filter(({ dbPropertyName }) => !names.includes(dbPropertyName)),
    ).toEqual([]);
  });

  it('is the same every time', () => {
    const again = { newcastle, southwark, northbridge }[name as 'newcastle']();
    expect(digest(again)).toBe(digest(council));
  }, 60_000);
});

describe('demo councils together', () => {
  const [[, first], [, second], [, third]] = councils as [
    [string, DemoCouncil],
    [string, DemoCouncil],
    [string, DemoCouncil],
  ];

  it('are of the promised size', () => {
    expect(third.sites).toHaveLength(20_000);
    expect(first.sites.length).toBeGreaterThan(300);
    expect(second.sites.length).toBeGreaterThan(300);
  });

  it('leave the word that the real register is searched for to the register', () => {
    expect(JSON.stringify(first)).not.toMatch(/ponteland/i);
  });

  it('have dictionaries of their own', () => {
    const labels = (council: DemoCouncil) =>
      new Map(council.fields.map((f) => [f.dbPropertyName, f.label]));
    const [ours, theirs] = [labels(third), labels(first)];
    expect([...ours.keys()].filter((name) => !theirs.has(name)).length).toBeGreaterThan(5);
    expect(
      [...ours].filter(([name, label]) => theirs.has(name) && theirs.get(name) !== label).length,
    ).toBeGreaterThan(5);
  });

  it('have gaps and very long names, as real registers do', () => {
    expect(third.sites.filter(({ values }) => values.address === null).length).toBeGreaterThan(500);
    expect(
      third.sites.filter(({ values }) => String(values.site_name).length > 200).length,
    ).toBeGreaterThan(50);
    expect(third.sites.filter(({ rings }) => rings.length > 1).length).toBeGreaterThan(50);
  });
});
