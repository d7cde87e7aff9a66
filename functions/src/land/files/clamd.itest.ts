import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findClamd, startClamd, type Clamd } from '../../../../scripts/local/clamd.ts';
import { freeNumbers } from '../../../../scripts/local/ports.ts';
import { config } from '../../platform/config.ts';
import { sql, withTenant } from '../../platform/db.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { askClamd } from '../../platform/scanning/clamd.ts';
import { eicar } from '../../platform/scanning/testing/eicar.ts';
import { pdf, stream } from '../../platform/scanning/testing/pdf.ts';
import type { SiteFile } from './contract.ts';
import {
  fileHistory,
  lists,
  newSite,
  photo,
  plan,
  scan,
  uploaded,
  swept,
} from './testing/site-files.ts';

const [port = 0] = await freeNumbers(1);
const address = { host: '127.0.0.1', port };
const program = findClamd();
if (!program) console.warn('Not tested with clamd: it is not installed, and cannot be here.');
useWorld();

/** Only the scanner recognises it: our own inspection lets it pass. */
const MARKER = 'a virus that only the scanner knows';

describe.skipIf(!program)('clamd', () => {
  let clamd: Clamd;
  let oak: Council;
  let site: number;
  const before = config().clamd;
  beforeAll(async () => {
    config().clamd = address;
    const marker = MARKER;
    clamd = await startClamd(program ?? '', address.port, { name: 'Oak.Test', marker });
    oak = await newCouncil();
    site = await newSite(oak);
  }, 180_000);
  afterAll(async () => {
    // The files that run after this one in its process know no scanner.
    config().clamd = before;
    await clamd?.stop();
  });

  it('is asked about what the inspection lets through', async () => {
    const [clean, sick] = (await uploaded(oak, site, [
      ['clean.pdf', plan],
      ['sick.pdf', pdf([stream('', Buffer.from(MARKER))])],
    ])) as [SiteFile, SiteFile];
    await scan(oak, clean);
    await scan(oak, sick);
    expect(await lists(oak, site)).toMatchObject({
      clean: [{ metadata: { orig_name: 'clean.pdf' } }],
      unscanned: [],
      quarantined: [{ reason: 'Virus found: Oak.Test.UNOFFICIAL', signedUrl: null }],
    });
    expect((await fileHistory(oak, site))[0]).toBe('QUARANTINE sick.pdf');
  });

  it('finds EICAR by a signature of our own', async () => {
    const [other = 0] = await freeNumbers(1);
    const marker = eicar().toString('latin1');
    const second = await startClamd(program ?? '', other, { name: 'Eicar-Signature', marker });
    try {
      const asked = { ...address, port: other };
      expect(await askClamd(eicar(), asked)).toMatch(/eicar/i);
      expect(await askClamd(pdf([stream('', eicar())]), asked)).toMatch(/eicar/i);
      expect(await askClamd(plan, asked)).toBeUndefined();
      expect(await askClamd(Buffer.alloc(20_000_000, 'oak'), asked)).toBeUndefined();
    } finally {
      await second.stop();
    }
  });

  it('away leaves files unscanned, says why, and they are scanned when it is back', async () => {
    const own = await newSite(oak);
    await clamd.kill();
    const files = await uploaded(oak, own, [
      ['a.pdf', plan],
      ['b.png', photo],
    ]);
    for (const file of files) await scan(oak, file);
    const reason = 'The virus scanner cannot be reached; the file is scanned as soon as it is back';
    expect(await lists(oak, own)).toMatchObject({
      clean: [],
      unscanned: [
        { reason, signedUrl: null },
        { reason, signedUrl: null },
      ],
      quarantined: [],
    });
    await dueNow(own);
    await swept(oak);
    expect((await lists(oak, own)).unscanned).toHaveLength(2);

    await clamd.ensure();
    await dueNow(own);
    await swept(oak);
    expect(await lists(oak, own)).toMatchObject({
      clean: [
        { metadata: { orig_name: 'b.png' }, reason: null },
        { metadata: { orig_name: 'a.pdf' }, reason: null },
      ],
      unscanned: [],
    });
  });

  /** Skips the pause before the next try. */
  const dueNow = (siteId: number) =>
    withTenant(oak, (tx) =>
      sql`update site_files set next_scan_at = now() where site_id = ${siteId}`.execute(tx),
    );
});

describe('a scanner that answers nothing of use', () => {
  it('is no verdict', async () => {
    const [closed = 0] = await freeNumbers(1);
    await expect(askClamd(plan, { ...address, port: closed })).rejects.toThrow('ECONNREFUSED');
  });
});
