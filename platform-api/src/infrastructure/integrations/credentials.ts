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
 * Both settings of a service, null when neither is set or the address is `off`; throws when only one is set, or when the address is not
 * http(s).
 */
export function credentialsFrom(environment: Environment, urlName: string, secretName: string): Credentials | null {
  const url = environment[urlName];
  const secret = environment[secretName];
  if ((!url && !secret) || url === OFF) return null;
  if (!url || !secret) throw new Error(`${urlName} and ${secretName} belong together: set both or neither.`);
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error(`${urlName} must be an http(s) address.`);
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
