import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

/** A folder behind an address of this machine. */
export interface Site {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves the files of a folder, under a policy that lets a page run nothing but them (and inline scripts with the nonce `own`). */
export async function serve(folder: string): Promise<Site> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    try {
      const text = readFileSync(file);
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.setHeader('Content-Security-Policy', "default-src 'self'; script-src 'self' 'nonce-own'; img-src data:");
      response.end(text);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP, so this is no path of a socket
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
