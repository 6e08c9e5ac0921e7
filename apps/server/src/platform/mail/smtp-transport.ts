import type { Mailbox } from '../environment/index.ts';
import type { MailOutcome, MailTransport } from './mail.ts';
import { compose } from './mail.ts';

/** Milliseconds; in total far below the lease of the sender. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface SmtpServer {
  /** As the setting `SMTP_URL`. */
  readonly smtpUrl: string;
  /** Whether a server of `smtp://` without STARTTLS gets nothing, not even the password. */
  readonly requireTls: boolean;
}

export function createSmtpTransport(server: SmtpServer, from: Mailbox): MailTransport {
  let connections: ReturnType<typeof connectTo> | null = null;
  return {
    kind: 'smtp',
    async send(mail) {
      try {
        connections ??= connectTo(server);
        const transporter = await connections;
        await transporter.sendMail(compose(mail, from));
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => void connections?.then((transporter) => transporter.close()),
  };
}

async function connectTo({ smtpUrl, requireTls }: SmtpServer) {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return createTransport({
    pool: true,
    maxConnections: 3,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && requireTls,
    ...(username === '' ? {} : { auth }),
    ...patience,
  });
}

/** The server's refusals of this recipient or text are permanent; all other errors are temporary. */
function outcomeOf(error: unknown): MailOutcome {
  const code = valueOf(error, 'code');
  const response = valueOf(error, 'responseCode');
  const reason = [code, response].filter((part) => part !== '').join(' ') || 'unknown';
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return { kind: isAboutMail && response.startsWith('5') ? 'refused' : 'later', reason };
}

function valueOf(error: unknown, field: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, field) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
