/** Settings by name, usually the process's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Address and secret of an outside service. */
export interface Credentials {
  url: string;
  secret: string;
}

/** Both settings of a service, null when neither is set; throws when only one is, or when the address is not http(s). */
export function credentialsFrom(environment: Environment, urlName: string, secretName: string): Credentials | null {
  const url = environment[urlName];
  const secret = environment[secretName];
  if (!url && !secret) return null;
  if (!url || !secret) throw new Error(`${urlName} and ${secretName} belong together: set both or neither.`);
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error(`${urlName} must be an http(s) address.`);
  return { url, secret };
}
