import { Zip, ZipDeflate } from 'fflate';

/** A zip file that is written as its entries come, so that memory holds what was not taken yet and no more. */
export function newZip() {
  const out: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    out.push(bytes);
  });
  return {
    /** Begins an entry; its bytes are pushed, the last with `true`. */
    begin(name: string): ZipDeflate {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      return file;
    },
    /** What is written and was not taken yet. */
    take: (): Uint8Array[] => out.splice(0),
    /** Ends the file; gives the rest. */
    end(): Uint8Array[] {
      zip.end();
      return out.splice(0);
    },
  };
}
