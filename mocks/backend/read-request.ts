/** A file of a multipart body. */
export type ReceivedFile = { name: string; type: string; bytes: Uint8Array };

/** A request as a backend reads it: all fields are text, in any encoding. */
export type ReceivedRequest = {
  method: string;
  /** Without origin and query, as requested. */
  path: string;
  url: URL;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, string>;
  files: Record<string, ReceivedFile>;
  /** A field of the body, or of the query; a missing one is empty. */
  field: (name: string) => string;
};

/** Without a prototype, because a field may have any name. */
function toRecord<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  const record: Record<string, Value> = Object.create(null);
  for (const [name, value] of entries) record[name] = value;
  return record;
}

/** JSON fields as text; lists, objects and `null` are left out. */
function readJson(text: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return toRecord([]);
    return toRecord(
      Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
        ['string', 'number', 'boolean'].includes(typeof field) ? [[name, String(field)] as const] : [],
      ),
    );
  } catch {
    return toRecord([]);
  }
}

type Body = Pick<ReceivedRequest, 'body' | 'files'>;

async function readMultipart(request: Request): Promise<Body> {
  const body = toRecord<string>([]);
  const files = toRecord<ReceivedFile>([]);
  const parts = [...(await request.formData())].map(async ([name, value]) => {
    if (typeof value === 'string') body[name] = value;
    else files[name] = { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
  });
  await Promise.all(parts);
  return { body, files };
}

async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(request);
  if (request.method === 'GET' || request.method === 'HEAD') return { body: toRecord([]), files: toRecord([]) };
  const text = await request.text();
  const body = type.startsWith('application/json') ? readJson(text) : toRecord(new URLSearchParams(text));
  return { body, files: toRecord([]) };
}

/** Reads a request once, in any encoding. */
export async function readRequest(request: Request): Promise<ReceivedRequest> {
  const url = new URL(request.url);
  const query = toRecord(url.searchParams);
  const { body, files } = await readBody(request);
  return {
    method: request.method,
    path: url.pathname,
    url,
    query,
    headers: toRecord(request.headers),
    body,
    files,
    field: (name) => body[name] ?? query[name] ?? '',
  };
}
