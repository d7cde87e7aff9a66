/** Where HTML stands in a content: 'html', or 'questions.*.question' for a field of each entry of a list. */
export type HtmlField<Content> = {
  [Name in keyof Content & string]: Content[Name] extends string
    ? Name
    : Content[Name] extends readonly (infer Each)[]
      ? `${Name}.*.${HtmlField<Each>}`
      : never;
}[keyof Content & string];

interface FoundHtml {
  /** Within the content: 'questions.2.question'. */
  field: string;
  html: string;
}

/** The HTML that stands in these fields of a content. */
export function htmlIn(fields: readonly string[], content: object): FoundHtml[] {
  const found: FoundHtml[] = [];
  withHtml(fields, content, (html, field) => {
    found.push({ field, html });
    return html;
  });
  return found;
}

/** A content with other HTML in these fields. */
export const withHtml = <Content extends object>(
  fields: readonly string[],
  content: Content,
  change: (html: string, field: string) => string,
): Content =>
  fields.reduce(
    (changed, field) => changedAt(changed, field.split('.'), [], change) as Content,
    content,
  );

function changedAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  path: readonly (string | number)[],
  change: (html: string, field: string) => string,
): unknown {
  if (name === undefined) return change(value as string, path.join('.'));
  if (name === '*')
    return (value as unknown[]).map((each, at) => changedAt(each, rest, [...path, at], change));
  const within = (value as Record<string, unknown>)[name];
  return { ...(value as object), [name]: changedAt(within, rest, [...path, name], change) };
}
