/** The files of each part by the name of its module, put here by build/island-files.ts; with hot reload there are none. */
const files: Record<string, string[]> = { ISLAND_FILES: [] };

/**
 * Imports a part of the page once all of its files are here. Browsers remember a module that did not arrive, and those
 * that need it, for as long as the page is open: importing first, trying again could never help. Throws where a file
 * does not arrive.
 */
export async function loadPart<Part>(name: string, importPart: () => Promise<Part>): Promise<Part> {
  await Promise.all((files[name] ?? []).map(arrives));
  return importPart();
}

/** Kept by the browser from then on, as the names of these files change with what is in them. */
async function arrives(file: string): Promise<void> {
  const answer = await fetch(file);
  // The app's page stands in for a file that is there no more.
  if (!answer.ok || answer.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${file}: ${answer.status}`);
  await answer.arrayBuffer();
}
