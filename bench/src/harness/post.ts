import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** null: none. */
  readonly body: object | null;
}

/** Sends a POST over a kept connection and returns the answer; throws unless it is 2xx. */
export function post({ url, headers, body }: Post): Promise<{ text: string; cookies: readonly string[] }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ text: string; cookies: readonly string[] }>();
  const bytes = body === null ? null : Buffer.from(JSON.stringify(body));
  const typed = bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {};
  const call = request(url, { method: 'POST', agent, headers: { ...headers, ...typed } }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const status = answer.statusCode ?? 0;
      if (status >= 200 && status < 300) resolve({ text, cookies: answer.headers['set-cookie'] ?? [] });
      else reject(new Error(`${url} answered ${status}: ${text.slice(0, 500)}`));
    });
    answer.on('error', reject);
  });
  call.on('error', reject);
  call.end(bytes ?? undefined);
  return promise;
}
