import { Zip, ZipDeflate } from 'fflate';

/** A zip file written as its entries arrive, so that only what has not been read yet is in memory. */
export function newZip() {
  const out: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    out.push(bytes);
  });
  return {
    /** Starts an entry; push its bytes, the last with `true`. */
    begin(name: string): ZipDeflate {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      return file;
    },
    /** What has been written and not yet read. */
    take: (): Uint8Array[] => out.splice(0),
    /** Ends the file; gives the rest. */
    end(): Uint8Array[] {
      zip.end();
      return out.splice(0);
    },
  };
}
