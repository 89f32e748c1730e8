/** A variable of such a name is nobody's business but the build's. */
const SECRET = /key|token|secret|pass|credential|private|auth/i;

/** Shorter values stand in pages by chance. Characters. */
const SHORTEST = 8;

/** The names of the secret variables in `env` whose value stands in one of these files. Empty is good. */
export function secretsIn(files: readonly Buffer[], env: Record<string, string | undefined>): string[] {
  return Object.entries(env)
    .filter(([name, value]) => SECRET.test(name) && value && value.length >= SHORTEST)
    .filter(([, value]) => files.some((file) => file.includes(value!)))
    .map(([name]) => name);
}
