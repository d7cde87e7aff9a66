import { createRequire } from 'node:module';

interface XmlElement {
  textContent: string;
  getAttribute(name: string): string | null;
}
interface XmlDocument {
  /** By the name as it is written, with its prefix. */
  getElementsByTagName(name: string): ArrayLike<XmlElement>;
  querySelector(selector: string): XmlElement | null;
}
interface Dom {
  JSDOM: new (html: string) => {
    window: { DOMParser: new () => { parseFromString(xml: string, type: string): XmlDocument } };
  };
}

const { JSDOM } = createRequire(import.meta.url)('jsdom') as Dom;
const { DOMParser } = new JSDOM('').window;

/** Reads XML as strictly as programs do that open documents. Throws where it is malformed. */
export function readXml(xml: string): XmlDocument {
  const read = new DOMParser().parseFromString(xml, 'application/xml');
  const fault = read.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent);
  return read;
}
