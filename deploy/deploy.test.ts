import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, settingNames } from '../apps/server/src/config.js';
import { installationOf, startsDemo } from '../apps/server/src/installation.js';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Set by the images of other programs, or read by compose itself. */
const OF_OTHERS = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];
const PINNED = /^[\w./-]+:\d[\w.-]*$/;

describe('the Dockerfile', () => {
  const lines = read('Dockerfile')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const all = (word: string) => lines.filter(([first]) => first === word);

  it('builds on named versions, copies between its own stages, and runs as nobody in particular', () => {
    for (const [, image = ''] of all('FROM')) expect(image).toMatch(PINNED);
    const stages = all('FROM').flatMap(([, , as, name]) => (as === 'AS' ? [name] : []));
    for (const [, from] of all('COPY').filter(([, first]) => first?.startsWith('--from'))) {
      expect(stages).toContain(from?.replace('--from=', ''));
    }
    const order = lines.map(([first]) => first);
    expect(lines[order.lastIndexOf('USER')]).toEqual(['USER', 'node']);
    expect(order.lastIndexOf('USER')).toBeLessThan(order.lastIndexOf('CMD'));
  });

  it('starts a program that there is, with settings that there are', () => {
    const [program = ''] = /apps\/server\/dist\/[\w-]+\.js/.exec(read('Dockerfile')) ?? [];
    expect(existsSync(new URL(`../${program.replace('dist', 'src').replace('.js', '.ts')}`, import.meta.url))).toBe(
      true,
    );
    const names = all('ENV').flatMap(([, ...pairs]) => pairs.map((pair) => pair.split('=')[0]));
    for (const name of names) expect(['NODE_ENV', ...settingNames]).toContain(name);
  });

  it('starts an empty school: it listens on every address', () => {
    const pairs = all('ENV').flatMap(([, ...rest]) => rest.map((pair) => pair.split('=')));
    const { NODE_ENV: _, ...env } = Object.fromEntries(pairs) as Record<string, string>;
    expect(installationOf(readConfig(env), startsDemo(readConfig(env), undefined))).toMatchObject({
      host: '0.0.0.0',
      demo: false,
      openStaffRegistration: false,
    });
    expect(env.DEMO).toBe('false');
  });
});

interface Compose {
  services: Record<
    string,
    {
      image?: string;
      env_file?: object[];
      environment?: Record<string, string | number>;
      volumes?: string[];
      depends_on?: object;
    }
  >;
  volumes: object;
}

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml')) as Compose;

  it.each(Object.entries(services))(
    '%s has a named version, known settings, and volumes that there are',
    (_, service) => {
      if (service.image) expect(service.image).toMatch(PINNED);
      for (const name of Object.keys(service.environment ?? {}))
        expect([...settingNames, ...OF_OTHERS]).toContain(name);
      for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(new URL(`../${source}`, import.meta.url))).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
      const needed = service.depends_on ?? [];
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(Object.keys(services)).toContain(name);
    },
  );

  it('gives the processes every setting of .env, but for where they listen and keep things', () => {
    const { gabarita } = services;
    expect(gabarita?.env_file).toEqual([{ path: '.env', required: false }]);
    const { PORT, HOST, DATA_DIR } = gabarita?.environment ?? {};
    expect({ PORT, HOST, DATA_DIR }).toEqual({ PORT: 3000, HOST: '0.0.0.0', DATA_DIR: '/data' });
    expect(gabarita?.environment?.DEMO).toMatch(/:-false\}$/);
    expect(gabarita?.volumes).toContain(`data:${DATA_DIR}`);
    expect(read('deploy/nginx.conf')).toContain(`http://gabarita:${PORT};`);
  });
});

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: {
    selector?: Record<string, unknown>;
    template?: { metadata: { labels: object }; spec: { containers: Container[]; volumes: { name: string }[] } };
  };
  stringData?: Record<string, string>;
}
interface Container {
  image: string;
  env: { name: string }[];
  envFrom: { secretRef: { name: string } }[];
  volumeMounts: { name: string }[];
  livenessProbe: { httpGet: { path: string } };
  readinessProbe: { httpGet: { path: string } };
  securityContext: object;
}

describe('the Kubernetes manifests', () => {
  const files = readdirSync(new URL('kubernetes/', import.meta.url));
  const documents = files.flatMap((file) => parseAllDocuments(read(`deploy/kubernetes/${file}`), { strict: true }));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const named = (kind: string) => manifests.find((manifest) => manifest.kind === kind);

  it('are well-formed, each of a kind, a version and a name', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    for (const { apiVersion, kind, metadata } of manifests) {
      expect([apiVersion, kind, metadata.name].map((part) => typeof part)).toEqual(['string', 'string', 'string']);
    }
  });

  it('select the processes, ask them what they answer, and give them settings that there are', () => {
    const template = named('Deployment')?.spec?.template;
    expect(named('Deployment')?.spec?.selector).toEqual({ matchLabels: template?.metadata.labels });
    expect(named('Service')?.spec?.selector).toEqual(template?.metadata.labels);
    const [container] = template?.spec.containers ?? [];
    expect(container?.image).toMatch(PINNED);
    expect(container?.livenessProbe.httpGet.path).toBe('/healthz');
    // A database that is gone is no reason to restart; it is one to send nobody.
    expect(container?.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container?.securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true });
    const volumes = template?.spec.volumes.map(({ name }) => name);
    for (const { name } of container?.volumeMounts ?? []) expect(volumes).toContain(name);
    expect(container?.envFrom.map(({ secretRef }) => secretRef.name)).toEqual([named('Secret')?.metadata.name]);
    const names = [
      ...(container?.env ?? []).map(({ name }) => name),
      ...Object.keys(named('Secret')?.stringData ?? {}),
    ];
    for (const name of names) expect(settingNames).toContain(name);
  });
});
