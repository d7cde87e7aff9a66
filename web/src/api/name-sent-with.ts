/** The name of an attachment (RFC 6266), its UTF-8 form where there is one; undefined for what is none. */
export function nameSentWith(headers: Headers): string | undefined {
  const disposition = headers.get('content-disposition') ?? '';
  if (!disposition.startsWith('attachment')) return undefined;
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return extended ? decodeURIComponent(extended) : /filename="([^"]*)"/.exec(disposition)?.[1];
}
