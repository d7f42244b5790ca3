/** The nginx file of examples/deploy, with the addresses and folders of a trial on one machine. */

export interface Places {
  /** Port of nginx. */
  readonly port: number;
  /** Ports of the instances. */
  readonly instances: readonly number[];
  /** Folder for the cache, the log and temporary files. */
  readonly folder: string;
  /** Keeps TLS and the redirect to it, which are left out otherwise. */
  readonly tls?: {
    /** Paths of PEM files. */
    readonly certificate: string;
    readonly key: string;
    /** Port of the redirect. */
    readonly plainPort: number;
  };
}

type Step = readonly [pattern: RegExp, count: number, by: (found: string) => string];

const HOST = '127.0.0.1';

/** Replaces what is there exactly so often. @throws if the file has changed and the replacement no longer fits. */
function replaced(text: string, ...[pattern, count, by]: Step): string {
  const found = text.match(pattern)?.length ?? 0;
  if (found !== count)
    throw new Error(
      `examples/deploy/nginx.conf has ${found} of ${pattern}, not ${count}: adapt scripts/cluster/nginx-file.ts.`,
    );
  return text.replace(pattern, by);
}

/** Plain HTTP alone, without the redirect. */
const withoutTls = (port: number): readonly Step[] => [
  [/^server \{\n {4}listen 80;[^}]+\}\n/gm, 1, () => ''],
  [/^ {4}listen 443 ssl[^;]*;/gm, 1, () => `    listen ${HOST}:${port};`],
  [/^ {4}ssl_certificate(?:_key)? [^;]+;\n/gm, 2, () => ''],
];

const withTls = (port: number, tls: NonNullable<Places['tls']>): readonly Step[] => [
  [/^ {4}listen 80;/gm, 1, () => `    listen ${HOST}:${tls.plainPort};`],
  [/^ {4}listen \[::\]:80;\n/gm, 1, () => ''],
  [/^ {4}listen 443 /gm, 1, () => `    listen ${HOST}:${port} `],
  [/^ {4}ssl_certificate [^;]+;/gm, 1, () => `    ssl_certificate ${tls.certificate};`],
  [/^ {4}ssl_certificate_key [^;]+;/gm, 1, () => `    ssl_certificate_key ${tls.key};`],
];

/**
 * Returns the shipped file for this machine: other ports, its files in one folder and, unless `tls` is given, no TLS and no
 * redirect to it. Caches, attempts on the next instance and all times stay.
 */
export function localNginxFile(shipped: string, { port, instances, folder, tls }: Places): string {
  const ports = [...instances];
  const steps: readonly Step[] = [
    [
      /^ {4}server 127\.0\.0\.1:\d+/gm,
      instances.length,
      () => `    server ${HOST}:${ports.shift()}`,
    ],
    ...(tls ? withTls(port, tls) : withoutTls(port)),
    [/^ {4}listen \[::\]:443 ssl[^;]*;\n/gm, 1, () => ''],
    [/\/var\/cache\/nginx\//g, 1, () => `${folder}/`],
    [/\/var\/log\/nginx\//g, 1, () => `${folder}/`],
  ];
  return steps.reduce((text, step) => replaced(text, ...step), shipped);
}

/** Returns the main file that includes it: a process in the foreground that writes into the folder alone. */
export function mainNginxFile(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
${temporary.map((name) => `    ${name}_temp_path ${folder}/${name};`).join('\n')}
    include ${site};
}
`;
}
