/** A page that a letter led to, read as a browser without scripts would. */
export type LetterPage = Readonly<{
  url: string;
  status: number;
  headers: Headers;
  html: string;
  title: string;
  /** Everything there is to press. */
  forms: readonly PageForm[];
}>;

export type PageForm = Readonly<{
  label: string;
  move: string;
  /** What is sent if nothing but the button is touched. */
  fields: Readonly<Record<string, string>>;
  /** The most that can be entered where a number is asked for. */
  most: Readonly<Record<string, string>>;
}>;

/** Opens a link. */
export async function openLink(url: string, language = 'en'): Promise<LetterPage> {
  return read(await fetch(url, { headers: { accept: 'text/html', 'accept-language': language } }));
}

/** Presses the button of a form on a page, and follows where it leads. */
export async function press(
  page: LetterPage,
  form: PageForm,
  more: Readonly<Record<string, string>> = {},
): Promise<LetterPage> {
  const body = new URLSearchParams({ ...form.fields, ...more });
  return read(await fetch(page.url, { method: 'POST', body, headers: { accept: 'text/html' } }));
}

async function read(response: Response): Promise<LetterPage> {
  const html = await response.text();
  return {
    url: response.url,
    status: response.status,
    headers: response.headers,
    html,
    title: unescaped(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? ''),
    forms: [...html.matchAll(/<form method="post">([\s\S]*?)<\/form>/g)].map(([, inner = '']) =>
      formIn(inner),
    ),
  };
}

function formIn(html: string): PageForm {
  const inputs = [...html.matchAll(/<input ([^>]*)>/g)].map(([, attributes = '']) => ({
    type: attribute(attributes, 'type'),
    name: attribute(attributes, 'name'),
    value: attribute(attributes, 'value'),
    most: attribute(attributes, 'max'),
    checked: / checked/.test(attributes),
  }));
  const sent = inputs.filter(({ type, checked }) => type !== 'checkbox' || checked);
  const fields = Object.fromEntries(sent.map(({ name, value }) => [name, value]));
  return {
    label: unescaped(/<button>(.*?)<\/button>/.exec(html)?.[1] ?? ''),
    move: fields['move'] ?? '',
    fields,
    most: Object.fromEntries(inputs.flatMap(({ name, most }) => (most === '' ? [] : [[name, most]]))),
  };
}

const attribute = (attributes: string, name: string): string =>
  unescaped(new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
