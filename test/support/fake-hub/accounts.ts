import { Refusal } from './http.ts';

/** What a token may do. `none` is a fine-grained token without any permission. */
export type TokenRole = 'read' | 'write' | 'none';

/** A token and whose it is. */
export interface TokenSpec {
  readonly user: string;
  /** `write` unless told. */
  readonly role?: TokenRole;
  readonly expired?: boolean;
  /** A token that can change these repositories only, whoever owns them (as a trusted publisher's). */
  readonly repos?: readonly string[];
  /** Whether it may open discussions and pull requests, and comment; as its role unless told. */
  readonly discuss?: boolean;
  /** The token itself; made up unless told. */
  readonly token?: string;
}

/** Who makes a request. */
export interface Identity {
  readonly user: string;
  readonly orgs: readonly string[];
  readonly role: TokenRole;
  readonly repos: readonly string[] | null;
  readonly discuss: boolean;
}

/** Users, organizations and tokens. */
export class Accounts {
  readonly #orgs = new Map<string, readonly string[]>();
  readonly #tokens = new Map<string, TokenSpec>();
  readonly #subjects = new Map<string, TokenSpec & { readonly resources: readonly string[] }>();

  /** Makes a user a member, with write access, of organizations. */
  addUser(name: string, orgs: readonly string[]): void {
    this.#orgs.set(name, orgs);
  }

  /** Makes a token. */
  addToken(spec: TokenSpec): string {
    const token = spec.token ?? `hf_fake${spec.user.replaceAll(/\W/g, '')}${this.#tokens.size + 1}`;
    this.#tokens.set(token, spec);
    return token;
  }

  /** Lets an id token of a CI job be exchanged for one of the Hub's. */
  addSubject(subject: string, resources: readonly string[], discuss: boolean): void {
    this.#subjects.set(subject, { user: 'oidc', resources, discuss });
  }

  /** Exchanges an id token for a token that can change one repository; null when it may not. */
  exchange(subject: string, resource: string): string | null {
    const spec = this.#subjects.get(subject);
    if (spec === undefined || !spec.resources.includes(resource)) return null;
    const token = `hf_jwt_${this.#tokens.size + 1}`;
    return this.addToken({ ...spec, role: 'none', repos: [resource.replace(/^datasets\//, '')], token });
  }

  /** The role of a token for the log; never the token. */
  roleOf(header: string | undefined): TokenRole | 'anonymous' | 'expired' | 'unknown' {
    if (header === undefined) return 'anonymous';
    const spec = this.#tokens.get(tokenOf(header) ?? '');
    if (spec === undefined) return 'unknown';
    return spec.expired === true ? 'expired' : (spec.role ?? 'write');
  }

  /** Who an `Authorization` header belongs to; null without one. */
  identify(header: string | undefined): Identity | null {
    if (header === undefined) return null;
    const spec = this.#tokens.get(tokenOf(header) ?? '');
    if (spec === undefined) throw unauthorized('Invalid credentials in Authorization header');
    if (spec.expired === true) throw unauthorized('User Access Token "test" is expired');
    const role = spec.role ?? 'write';
    return {
      user: spec.user,
      orgs: this.#orgs.get(spec.user) ?? [],
      role,
      repos: spec.repos ?? null,
      discuss: spec.discuss ?? role === 'write',
    };
  }

  /** What `whoami-v2` tells. */
  whoAmI(identity: Identity): unknown {
    const entity = { fullname: identity.user, canPay: false, periodEnd: null, avatarUrl: '/avatars/a.svg' };
    return {
      type: 'user',
      id: `id-${identity.user}`,
      name: identity.user,
      ...entity,
      emailVerified: true,
      isPro: false,
      orgs: identity.orgs.map((name) => ({ type: 'org', id: `id-${name}`, name, ...entity, fullname: name })),
      auth: {
        type: 'access_token',
        accessToken: {
          displayName: 'test',
          role: identity.role === 'none' ? 'fineGrained' : identity.role,
          createdAt: '2026-01-01T00:00:00.000Z',
        },
      },
    };
  }
}

/** The token of a header: as it is, or, from git, as a password. */
function tokenOf(header: string): string | null {
  const [scheme, value = '', ...rest] = header.split(' ');
  if (rest.length > 0) return null;
  if (scheme === 'Bearer') return value;
  return scheme === 'Basic' ? Buffer.from(value, 'base64').toString().split(':').slice(1).join(':') : null;
}

/** A 401 as the Hub words it. */
export function unauthorized(message: string): Refusal {
  return new Refusal(401, message, {
    headers: { 'WWW-Authenticate': 'Bearer realm="Authentication required", charset="UTF-8"' },
  });
}
