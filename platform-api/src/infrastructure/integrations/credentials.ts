import { StartError } from '@forecourt/server-kit';

/** Settings by name, usually the process's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Address and secret of an outside service. */
export interface Credentials {
  url: string;
  secret: string;
}

/** Value of an address for a site that does without the service. */
export const OFF = 'off';

/**
 * Throws a StartError where a setting is no address with one of these schemes. The address is not in the message: it may have a
 * password.
 */
export function requireAddress(environment: Environment, name: string, schemes: readonly string[], example: string): void {
  const address = environment[name] ?? '';
  const isAddress = URL.canParse(address) && schemes.includes(new URL(address).protocol.slice(0, -1)) && new URL(address).hostname !== '';
  if (!isAddress) throw new StartError(`${name} is not an address with ${schemes.join(':// or ')}://: set it to one such as ${example}.`);
}

/**
 * Both settings of a service, null when neither is set or the address is `off`; throws a StartError when only one is set, or when the address is not
 * http(s).
 */
export function credentialsFrom(environment: Environment, urlName: string, secretName: string): Credentials | null {
  const url = environment[urlName];
  const secret = environment[secretName];
  if ((!url && !secret) || url === OFF) return null;
  if (!url || !secret) throw new StartError(`${urlName} and ${secretName} belong together: set both or neither.`);
  requireAddress(environment, urlName, ['http', 'https'], 'https://service.example/path');
  return { url, secret };
}

/** The service that the credentials configure, or the fake one of a demonstration; null where there is neither. */
export function serviceFrom<Service>(
  environment: Environment,
  [urlName, secretName]: readonly [string, string],
  create: (credentials: Credentials) => Service,
  fake: Service | null,
): Service | null {
  const credentials = credentialsFrom(environment, urlName, secretName);
  if (credentials) return create(credentials);
  return environment[urlName] === OFF ? null : fake;
}
