import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readService } from '../../tooling/surroundings/systemd.ts';
import { root, runNode } from '../../tooling/test/command.ts';
import { type Section, readSections, runSection, shellOn } from './guide.ts';
import { type Machine, type Started, untilReady } from './machine.ts';
import { type Proxy, ask, copyNginx, portalHost, startNginx } from './proxies.ts';
import { newcomers, type Viewers, viewersAtOnce } from './viewers.ts';

interface StaticContents {
  readonly teams: readonly { readonly id: number; readonly teamCategoryCode: string }[];
}

/** Somebody who follows docs/installation.md, with what is simulated for them. */
export class Operator {
  /** Lines that were not run as they are written, and why. */
  readonly others: string[] = [];
  readonly #machine: Machine;
  readonly #shell: (script: string) => Promise<string>;
  readonly #services = new Map<string, Started>();
  readonly #viewers: Viewers;
  #databaseUrl = '';
  #proxy: Proxy | null = null;

  constructor(machine: Machine, database: URL, viewers: Viewers) {
    this.#machine = machine;
    this.#viewers = viewers;
    this.#shell = shellOn(machine, database);
  }

  /** @returns the address of the database that was set up */
  async followGuide(): Promise<string> {
    const sections = readSections(readFileSync(join(root, 'docs/installation.md'), 'utf8'));
    for (const section of sections) {
      if (section.title.startsWith('5.')) this.#writeSettings();
      if (section.title.startsWith('6.')) await this.#makeCertificate();
      if (section.title.startsWith('9.')) await this.#invite();
      this.others.push(
        ...(await runSection(section, (script) => this.#runLines(section, script), this.#stands())),
      );
      if (section.title.startsWith('6.')) await this.#seed();
      if (section.title.startsWith('9.')) {
        await untilReady(this.#machine.port('3001'));
        await this.#viewers.proveStayed('nginx');
      }
    }
    await this.#proxy?.stop();
    for (const name of Array.from(this.#services.keys())) await this.#stopService(name);
    return this.#databaseUrl;
  }

  /** What systemd, Debian's packages and root would do. */
  #stands() {
    return [
      { line: /^apt-get |^adduser |^sha256sum |node-v24/, as: 'left out; this machine has what it installs' },
      { line: /^npm run package/, as: 'run from the checkout', run: () => this.#package() },
      { line: /^systemctl daemon-reload/, as: 'simulated' },
      {
        line: /^systemctl (enable --now|restart) sevenmetre@/,
        as: 'simulated',
        run: (line: string) => this.#systemctl(line),
      },
      { line: /^journalctl /, as: 'simulated', run: () => this.#proveSetup() },
      {
        line: /^nginx -t && systemctl/,
        as: 'nginx is started with copies of its files',
        run: () => this.#openProxy(),
      },
    ];
  }

  async #runLines({ title }: Section, script: string): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    const said = await this.#shell(
      script
        .replaceAll('YOUR.HOST', portalHost)
        .replaceAll('sevenmetre-DATE', `/var/backups/sevenmetre-${today}`)
        // The new version of the guide is the same one here.
        .replaceAll('sevenmetre-1.1.0', 'sevenmetre-1.0.0'),
    );
    if (title.startsWith('3.')) this.#databaseUrl = /postgres:\/\/\S+/.exec(said)?.[0] ?? '';
    if (script.includes('/health/ready') && !said.includes('"status"'))
      throw new Error(`The processes are not ready: ${said}`);
  }

  async #package(): Promise<void> {
    const target = join(this.#machine.folder, 'sevenmetre-1.0.0');
    const { code, output } = await runNode(['tooling/package/main.ts', target, '--try', '--tar']);
    if (code !== 0) throw new Error(`The package could not be made: ${output}`);
  }

  /** Step 4: what the guide says to set, in the copy of the example. */
  #writeSettings(): void {
    const settings = {
      PUBLIC_URL: `https://${portalHost}`,
      TRUST_PROXY: 'loopback',
      DATABASE_URL: this.#databaseUrl,
      SECRET_KEY: 'surroundings'.repeat(5),
      SMTP_URL: 'smtp://user:password@127.0.0.1:2525',
      MAIL_FROM: 'Cup <cup@example.org>',
    };
    let text = this.#machine.read('etc/sevenmetre/sevenmetre.env');
    for (const [name, value] of Object.entries(settings)) {
      if (!new RegExp(`^#?${name}=`, 'm').test(text))
        throw new Error(`The example of settings has no ${name}`);
      text = text.replace(new RegExp(`^#?${name}=.*$`, 'm'), () => `${name}=${value}`);
    }
    this.#machine.write('etc/sevenmetre/sevenmetre.env', text, 0o600);
  }

  async #systemctl(line: string): Promise<void> {
    for (const name of line.match(/sevenmetre@\S+/g) ?? []) {
      if (this.#services.has(name)) {
        await this.#stopService(name);
        // Viewers that come while it is stopped.
        await this.#viewers.open(newcomers, this.#proxy ?? { port: 0, host: '' });
      }
      this.#startService(name);
      if (!line.includes('restart')) await untilReady(Number(this.#instanceOf(name)));
    }
  }

  #startService(name: string): void {
    const unit = this.#machine.map(this.#machine.read('etc/systemd/system/sevenmetre@.service'));
    const read = (path: string) => readFileSync(path, 'utf8');
    const service = readService(unit, this.#instanceOf(name), read);
    this.#services.set(name, this.#machine.start(service.command, service.environment, service.limitOfFiles));
  }

  async #stopService(name: string): Promise<void> {
    const service = this.#services.get(name);
    if (service === undefined) return;
    await this.#machine.stop(service, 30);
    this.#services.delete(name);
  }

  #instanceOf(name: string): string {
    return this.#machine.map(name.slice(name.indexOf('@') + 1));
  }

  #proveSetup(): Promise<void> {
    const said = [...this.#services.values()].map(({ output }) => output()).join('\n');
    if (!/setup/.test(said))
      throw new Error(`The journal has no token for the first super admin: ${said.slice(-2000)}`);
    return Promise.resolve();
  }

  async #makeCertificate(): Promise<void> {
    copyNginx(this.#machine);
    await this.#shell(
      `install -d -m 0700 /etc/ssl/sevenmetre
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${portalHost} \
        -keyout /etc/ssl/sevenmetre/privkey.pem -out /etc/ssl/sevenmetre/fullchain.pem`,
    );
  }

  async #openProxy(): Promise<void> {
    this.#proxy = await startNginx(this.#machine);
    for (const [method, path, statuses] of [
      ['GET', '/setup', [200]],
      ['GET', '/metrics', [404]],
      // Its method survives the way through the second server; there is no POST at this address.
      ['PUT', '/api/v1/web/users/me/favourites', [400, 401]],
      ['POST', '/api/v1/web/users/me/favourites', [404]],
    ] as const) {
      const { status } = await ask(this.#proxy, method, path);
      if (!statuses.some((each) => each === status))
        throw new Error(`${method} ${path} answers ${status} through nginx`);
    }
  }

  /** An edition that is over, so that pages, pictures and documents have contents. */
  async #seed(): Promise<void> {
    const environment = { DATABASE_URL: this.#databaseUrl, DATA_DIR: join(this.#machine.folder, 'seed') };
    const { code, output } = await runNode(['seed/src/main.ts', 'finished'], { environment });
    if (code !== 0) throw new Error(`The demo could not be stored: ${output}`);
    for (const name of Array.from(this.#services.keys())) {
      await this.#stopService(name);
      this.#startService(name);
      await untilReady(Number(this.#instanceOf(name)));
    }
    if (this.#proxy === null) throw new Error('The guide starts no proxy');
    await this.#proveContents(this.#proxy);
  }

  /** Pages, pictures and papers, which need all parts of the package. */
  async #proveContents(proxy: Proxy): Promise<void> {
    const { bytes } = await ask(proxy, 'GET', '/api/v1/competition/static');
    const { teams }: StaticContents = JSON.parse(bytes.toString());
    const [team] = teams;
    for (const [path, type] of [
      ['/results', 'text/html'],
      [`/api/v1/results/final-ranking/${team?.teamCategoryCode}/ranking.pdf`, 'application/pdf'],
      [`/api/v1/cards/team/${team?.id}.png`, 'image/png'],
      [`/api/v1/calendar/team/${team?.id}/matches.ics`, 'text/calendar'],
    ] as const) {
      const answer = await ask(proxy, 'GET', path);
      if (answer.status !== 200 || !answer.type.startsWith(type))
        throw new Error(
          `${path} answers ${answer.status} ${answer.type} ${answer.bytes.toString().slice(0, 300)}`,
        );
    }
  }

  async #invite(): Promise<void> {
    if (this.#proxy === null) throw new Error('The guide starts no proxy');
    await this.#viewers.open(viewersAtOnce, this.#proxy);
    this.#viewers.reset();
  }
}
