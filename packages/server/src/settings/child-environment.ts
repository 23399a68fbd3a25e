/**
 * The environment of a process that works on files of others. None of the server's settings, because
 * they hold secrets.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
