import { newId } from '@/domain/new-id';

const quoted = (name: string) => name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');

/** One encoded field of a form (RFC 7578). */
function part(boundary: string, name: string, value: FormDataEntryValue): BlobPart[] {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`;
  if (typeof value === 'string') return [`${head}\r\n\r\n${value}\r\n`];
  const type = value.type === '' ? 'application/octet-stream' : value.type;
  return [`${head}; filename="${quoted(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`, value, '\r\n'];
}

/**
 * Makes the body of a request readable for the backend in the page: WebKit cannot read a form
 * with a file from a request.
 * @param body of the request
 * @returns the same request, unless its body is a form
 */
export async function readableRequest(request: Request, body: unknown): Promise<Request> {
  if (!(body instanceof FormData)) return request;
  const boundary = `form-${newId()}`;
  const parts = Array.from(body, ([name, value]) => part(boundary, name, value));
  const bytes = await new Blob([...parts.flat(), `--${boundary}--\r\n`]).arrayBuffer();
  const headers = new Headers(request.headers);
  headers.set('Content-Type', `multipart/form-data; boundary=${boundary}`);
  return new Request(request.url, { method: request.method, headers, body: bytes, signal: request.signal });
}
