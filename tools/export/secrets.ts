/** Variables with such a name hold secrets. The author of a commit is not one. */
const SECRET = /key|token|secret|pass|credential|private|auth(?!ors?(_|$))/i;

/** Shorter values occur in pages by chance. Characters. */
const SHORTEST = 8;

/** An address with a password in it, whatever its variable is called. */
const WITH_PASSWORD = /:\/\/[^/]*:[^/]+@/;

/** The names of the secret variables in these environments whose value is in one of these files. Empty is good. */
export function secretsIn(
  files: readonly (Buffer | string)[],
  ...environments: readonly Record<string, string | undefined>[]
): string[] {
  const found = environments
    .flatMap((environment) => Object.entries(environment))
    .filter(([name, value = '']) => SECRET.test(name) || WITH_PASSWORD.test(value))
    .filter(([, value]) => value && value.length >= SHORTEST && files.some((file) => file.includes(value)))
    .map(([name]) => name);
  return [...new Set(found)];
}
